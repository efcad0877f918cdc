import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The day of the last commit of each source file, for the sitemap's lastmod; empty where there is no git history,
 * for a wrong date is worse than none.
 */
export async function lastModified(directory: string): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '--format=@%cs', '--name-only', '--diff-filter=AM', '--', directory], { maxBuffer: 64 * 1024 * 1024 });
    return newestOf(stdout);
  } catch {
    return {};
  }
}

function newestOf(log: string): Record<string, string> {
  const days: Record<string, string> = {};
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line) days[line] ??= day;
  }
  return days;
}
