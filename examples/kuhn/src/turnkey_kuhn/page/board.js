/** Kuhn poker's board: two cards, the chips that were laid, the pot. What a board is given: Turnkey's docs/boards.md. */

const CARDS = {
  jack: { letter: "J", title: "the Jack", crest: "M45 14l5-12 5 12v36h15v8H55v10a5 5 0 1 1-10 0V58H30v-8h15z" },
  queen: { letter: "Q", title: "the Queen", crest: "M18 68l8-34 14 16 10-22 10 22 14-16 8 34zM50 14l5 6-5 6-5-6z" },
  king: { letter: "K", title: "the King", crest: "M16 70V32l17 16 17-22 17 22 17-16v38zM46 4h8v6h6v6h-6v6h-8v-6h-6v-6h6z" },
};
const CHECK = "M20 54l20 20 40-46";
const FOLD = "M26 26l48 48M74 26l-48 48";
const CARD = `<div class="card" role="img"><div class="back"></div><div class="face"><b></b><b></b><svg viewBox="0 0 100 80"><path /></svg></div></div>`;
const TABLE = `
  <link rel="stylesheet" href="${new URL("board.css", import.meta.url)}">
  <div class="table">
    <div class="player far"><div class="holds"><div class="name"></div>${CARD}</div></div>
    <div class="middle"><div class="laid" role="img"></div><div class="pot"><b></b>in the pot</div><div class="laid" role="img"></div></div>
    <div class="player near">
      <button data-verb="pass"><svg class="push" viewBox="0 0 100 100" aria-hidden="true"><path /></svg><span></span></button>
      <div class="holds">${CARD}<div class="name"></div></div>
      <button data-verb="bet"><div class="chip"></div><span></span></button>
    </div>
  </div>`;

export const world = {
  dark: { "--ground": "#0b1713", "--panel": "#10221b", "--rail": "#173026", "--line": "#2c4d3f", "--accent": "#f0c669", "--ask-edge": "#f0c669" },
  light: { "--ground": "#efe9da", "--panel": "#fbf7ec", "--rail": "#e9e0c9", "--line": "#cbbd97", "--accent": "#7a4b00", "--ask-edge": "#c08a2a" },
  title: "Georgia, serif",
};

class Kuhn extends HTMLElement {
  #table;

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = TABLE;
    for (const button of this.all("button")) button.onclick = () => this.#table.act(this.optionFor(button).notation);
  }

  all(what) {
    return [...this.shadowRoot.querySelectorAll(what)];
  }

  optionFor(button) {
    return this.#table.options.find((one) => one.verb === button.dataset.verb);
  }

  set table(table) {
    this.#table = table;
    const near = Math.max(0, table.seats.findIndex((one) => one.seat === table.seat)); // who watches sits with the first
    const [far, own] = [table.seats[1 - near], table.seats[near]];
    const { stake } = table.view;
    const chips = this.drawPlayer(".far", this.all(".laid")[0], far) + this.drawPlayer(".near", this.all(".laid")[1], own);
    this.all(".pot b")[0].textContent = chips;

    const mustAnswer = stake[far.seat] > stake[own.seat];
    const words = mustAnswer ? { pass: "Fold", bet: "Call" } : { pass: "Check", bet: "Bet" };
    for (const button of this.all("button")) {
      button.classList.toggle("away", !this.optionFor(button));
      button.querySelector("span").textContent = words[button.dataset.verb];
    }
    this.all(".push path")[0].setAttribute("d", mustAnswer ? FOLD : CHECK);
  }

  /** Card, name and chips of one player; how many chips they have laid. */
  drawPlayer(side, laid, { seat, name, colour }) {
    const [player] = this.all(side);
    const { view, moment } = this.#table;
    const played = moment ? [...moment.before, moment] : []; // what the view does not show yet
    const does = moment?.parts.seat === seat ? moment.kind : "";
    for (const part of [player, laid]) {
      part.style.setProperty("--own", colour);
      part.style.setProperty("--lasts", `${moment?.milliseconds ?? 0}ms`);
    }
    player.classList.toggle("knocks", does === "passed");
    player.querySelector(".name").textContent = name;

    const hand = (played.some((one) => one.kind === "shown") ? moment.next : view).hand[seat];
    const held = Object.keys(CARDS).find((one) => hand?.[one]);
    const card = player.querySelector(".card");
    card.classList.toggle("open", held !== undefined);
    card.ariaLabel = held ? `${name} holds ${CARDS[held].title}` : `${name} holds a hidden card`;
    if (held) {
      for (const corner of card.querySelectorAll("b")) corner.textContent = CARDS[held].letter;
      card.querySelector("path").setAttribute("d", CARDS[held].crest);
    }

    const chips = view.stake[seat] + played.filter((one) => one.kind === "laid" && one.parts.seat === seat).length;
    laid.ariaLabel = `${name} has laid ${chips} ${chips === 1 ? "chip" : "chips"}`;
    laid.innerHTML = `<div class="chip"></div>`.repeat(chips);
    laid.lastElementChild.classList.toggle("coming", does === "laid");
    return chips;
  }
}

customElements.define("turnkey-kuhn", Kuhn);
