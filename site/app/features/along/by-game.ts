const PARAMETER = "fight";

/** Address of the pull clock run by the player's own game, for a fight by its key. */
export const byGamePath = (key: string): string => `/fights/live?${PARAMETER}=${key}`;

/** The fight that a query names; null if it names none. */
export const fightAsked = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);
