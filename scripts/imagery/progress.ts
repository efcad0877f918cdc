import { stdout } from 'node:process';

/** Reports `total` steps: a bar that redraws itself on a terminal, a line every three seconds elsewhere. */
export function progress(label: string, total: number, log: (line: string) => void): { step: () => void; done: (summary: string) => void } {
  const started = Date.now();
  let count = 0;
  let spoke = started;
  return {
    step() {
      count += 1;
      if (stdout.isTTY) {
        const filled = Math.round((count / total) * 30);
        stdout.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${count}/${total}`);
      } else if (Date.now() - spoke >= 3000) {
        spoke = Date.now();
        log(`${label}: ${count} of ${total}`);
      }
    },
    done(summary) {
      if (stdout.isTTY) stdout.write('\r\u001b[K');
      log(`${label}: ${summary} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    },
  };
}
