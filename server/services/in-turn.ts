/** Runs the actions given under one key one after the other, in this process. */
export function createTurns(): <R>(key: string, action: () => Promise<R>) => Promise<R> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, action) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(action, action);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
