/** Pasted HTML, from other programs and pages. */

/** Blocks that a text can't have. */
const BLOCKS =
  'div, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, header, footer, main, figure, figcaption, address, dt, dd';

/** Sanitizes pasted HTML. Blocks become paragraphs: without their elements, their texts would run into one another. */
export function sanitizePastedHtml(html: string, sanitize: (html: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) table.replaceWith(...[...table.rows].map(toBlock));
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (block.querySelector(`${BLOCKS}, p, ul, ol`)) continue;
    const paragraph = document.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
  return sanitize(body.innerHTML);
}

/** Returns a block with the cells of a row, apart from one another. */
function toBlock(row: HTMLTableRowElement): HTMLElement {
  const block = document.createElement('div');
  for (const cell of row.cells) block.append(...cell.childNodes, ' ');
  return block;
}
