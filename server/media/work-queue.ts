export type WorkQueueOptions = {
  /** How many pieces of work run at once. */
  slots: number;
  /** How many of those slots work in the background may hold. */
  backgroundSlots: number;
};

export type WorkOptions = {
  /** Waits until nobody waits for an answer. */
  background?: boolean;
  /** Takes every slot: runs alone. */
  alone?: boolean;
};

/** Runs pieces of work a few at a time, in the order they came, background work after all else. */
export function createWorkQueue({ slots, backgroundSlots }: WorkQueueOptions) {
  const waiting: Waiting[] = [];
  let used = 0;
  let usedInBackground = 0;

  const next = (): void => {
    for (let found = choose(); found; found = choose()) {
      waiting.splice(waiting.indexOf(found), 1);
      void run(found);
    }
  };
  const choose = (): Waiting | undefined => {
    const first = waiting.find((entry) => !entry.background) ?? waiting[0];
    if (!first || used + first.size > slots) return undefined;
    return first.background && usedInBackground + first.size > Math.max(backgroundSlots, first.size) ? undefined : first;
  };
  const run = async ({ size, background, start }: Waiting): Promise<void> => {
    used += size;
    if (background) usedInBackground += size;
    await start();
    used -= size;
    if (background) usedInBackground -= size;
    next();
  };

  return {
    /** Resolves or rejects as the work does. */
    add<T>(work: () => Promise<T>, { background = false, alone = false }: WorkOptions = {}): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ size: alone ? slots : 1, background, start: () => work().then(resolve, reject) });
        next();
      });
    },
    /** Pieces that nobody has begun. */
    get waiting(): number {
      return waiting.length;
    },
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;

type Waiting = { size: number; background: boolean; start: () => Promise<void> };
