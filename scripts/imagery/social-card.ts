import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSocialCard, type SocialCard } from '../../server/media/social-card.ts';

/** Renders a social card into the file `out` and makes its folder when needed. */
export async function socialCard({ out, ...card }: SocialCard & { out: string }): Promise<void> {
  const jpeg = await renderSocialCard(card);
  await mkdir(path.dirname(out), { recursive: true });
  await writeFile(out, jpeg);
}
