/** Milliseconds since 1970, as Date.now gives them; passed in so that tests can set the time. */
export type Clock = () => number;
