/** Where we are: kept behind the address's #, so an invitation never reaches a server's log. */

export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Place {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/");
  return { page: page || "home", id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("hashchange", () => (this.place = read()));
  }

  go(path: string): void {
    location.hash = "#/" + path;
  }
}

export const route = new Route();

export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/#/table/${table}?i=${encodeURIComponent(invite)}`;
}

/** Invitations that this browser came with, so that a reload and the replay still know them. */
export const invites = {
  of: (table: string): string => sessionStorage.getItem(`invite ${table}`) ?? "",
  keep: (table: string, invite: string): void => sessionStorage.setItem(`invite ${table}`, invite),
};
