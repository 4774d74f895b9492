/** Pasted HTML, from other programs and pages. */
import { sanitizeHtml } from '../../../../api/sanitizeHtml.ts';

/** Blocks that a description can't have. */
const BLOCKS =
  'div, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, header, footer, main, figure, figcaption, address, dt, dd, tr';

/** Sanitizes pasted HTML. Blocks become paragraphs: without their elements, their texts would run into one another. */
export function sanitizePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (block.querySelector(`${BLOCKS}, p, ul, ol`)) continue;
    const paragraph = document.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
  return sanitizeHtml(body.innerHTML);
}
