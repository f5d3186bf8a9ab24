"""What is printed and agreed of a game: no secret is near."""

from __future__ import annotations

from turnkey.bots.catalogue import bot_names
from turnkey.bots.policies import usual_policy
from turnkey.core import actions, table_options
from turnkey.core.actions import ActionSpace, Verb
from turnkey.core.game import Game
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.names import Thing
from turnkey.core.sentences import Mark, Sentence, made, says
from turnkey.lab.review.puzzles import puzzles_of
from turnkey.play import page_files, wire
from turnkey.play.gate.sentences import says_of


def game_info(game: Game, language: Language = ENGLISH) -> wire.GameInfo:
    definition = game.definition
    return wire.GameInfo(
        slug=game.slug,
        title=game.title,
        blurb=language.text(definition.blurb),
        minutes=definition.minutes,
        board=page_files.address_of(definition, page_files.BOARD),
        picture=page_files.address_of(definition, page_files.PICTURE),
        edition=language.text(game.edition.title),
        version=definition.version,
        seats={str(players): list(names) for players, names in game.seats.items()},
        options=[form_of(one, language) for one in game.options],
        presets={name: dict(values) for name, values in game.options.presets.items()},
        preset_titles={name: language.text(table_options.titled(name)) for name in game.options.presets},
        bots=bot_names(game),
        usual_bot=usual_policy(game),
        verbs=[
            wire.Verb(
                word=verb.word,
                says=says_of(verb.sentence.told(language)),
                rule=verb.rules,
                why=language.text(verb.explanation),
            )
            for verb in definition.words.actions.verbs
        ],
        touches=sorted({handle.partition(":")[0] for handle in definition.words.actions.by_handle}),
        claims=[claim_of(definition.words.talk, verb, language) for verb in definition.words.talk.verbs],
        terms=[
            wire.Term(kind=one.kind, code=one.code, name=language.words(one.name), text=language.words(one.text))
            for one in definition.shown.terms(game.edition)
        ],
        best=definition.best or max(game.seats),
        variants=list(definition.agreed.variants),
        lesson=definition.shown.lesson is not None,
        puzzles=len(puzzles_of(game)),
    )


def rules_of(game: Game) -> wire.Rules:
    return wire.Rules(
        chapters=[
            wire.Chapter(title=title, rules=[wire.Rule(id=one.id, text=one.text) for one in rules])
            for title, rules in game.chapters
        ]
    )


def claim_of(talk: ActionSpace, verb: Verb, language: Language) -> wire.Claim:
    first = talk[talk.first(verb.word)]
    words = " ".join(thing.word for thing in first.things.values())
    return wire.Claim(
        write=first.notation.removesuffix(words).strip(),
        says=says_of(verb.sentence.told(language)),
        parameters=[parameter_of(verb, one, language) for one in verb.parameters],
    )


def parameter_of(verb: Verb, parameter: actions.Choice, language: Language) -> wire.Parameter:
    choices = []
    for words, titles in zip(parameter.words, parameter.titles, strict=True):
        named, called = parameter.named(words), parameter.named(titles)
        things = {
            name: Thing(word, called[name], verb.handle_of(parameter, name, word)) for name, word in named.items()
        }
        told = [part_says(verb, name, thing, language) for name, thing in things.items()]
        choices.append(wire.Choice(words=list(named.values()), says=told))
    return wire.Parameter(parts=list(parameter.names), choices=choices)


def part_says(verb: Verb, part: str, thing: Thing, language: Language) -> list[str | wire.Mark]:
    """What a part says: its name in the form that the verb's sentence wants, or a sentence of its own."""
    if isinstance(thing.name, Sentence):
        return says_of(thing.name.told(language))
    sentence = made(Sentence, verb.says, {**verb.sentence.shown, part: thing}, large=False)
    return says_of([one for one in sentence.told(language) if isinstance(one, Mark) and one.part == part][:1])


def form_of(option: table_options.Option, language: Language) -> wire.OptionForm:
    kinds = {table_options.Number: "number", table_options.Choice: "choice", table_options.Switch: "switch"}
    default, words = option.default, getattr(option, "words", ())
    return wire.OptionForm(
        name=option.name,
        kind=kinds.get(type(option), "text"),
        help=language.words(option.help),
        title=language.text(table_options.titled(option.name)),
        default=as_other(default.option, language) if isinstance(default, table_options.Follows) else default,
        accepts=language.words(option.accepts()),
        least=getattr(option, "least", None),
        most=getattr(option, "most", None),
        words=list(words),
        titles=[language.text(table_options.titled(one)) for one in words],
    )


def as_other(option: str, language: Language) -> str:
    """What an option is by default that follows another one."""
    return language.words(says("as {option}", option=language.text(table_options.titled(option))))
