/** A mail is written once, as blocks; the plain and the HTML part come from the same blocks. */
export type Block = { text: string } | { heading: string } | { rows: [label: string, value: string][] } | { quote: string } | { link: string; href: string };

/** The plain part. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(plain).join('\n\n') + '\n';
}

/** The HTML part: a whole document, everything escaped. */
export function htmlText(subject: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f0;color:#16171c;font:16px/1.5 sans-serif"><div style="max-width:36em">
${blocks.map(html).join('\n')}
</div></body></html>
`;
}

function plain(block: Block): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  return `${block.link}:\n${block.href}`;
}

function html(block: Block): string {
  if ('text' in block) return `<p>${lines(block.text)}</p>`;
  if ('heading' in block) return `<h1 style="font-size:24px;font-weight:400">${escape(block.heading)}</h1>`;
  if ('rows' in block) return `<p>${block.rows.map(([label, value]) => `${escape(label)}: <b>${escape(value)}</b>`).join('<br>')}</p>`;
  if ('quote' in block) return `<blockquote style="margin:0;padding-left:16px;border-left:2px solid #16171c">${lines(block.quote)}</blockquote>`;
  return `<p><a href="${escape(block.href)}">${escape(block.link)}</a></p>`;
}

function lines(text: string): string {
  return escape(text).replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
