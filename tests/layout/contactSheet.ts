/** The page that shows all pictures of a run. */
import { writeFileSync } from 'node:fs';

type Picture = {
  readonly venue: string;
  readonly screen: string;
  readonly text: string;
  readonly state: string;
  readonly problems: readonly string[];
  /** Path of the pictures, without theme and extension. */
  readonly picture: string;
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function writeContactSheet(file: string, pictures: readonly Picture[]): void {
  const figures = pictures.map(
    ({ venue, screen, text, state, problems, picture }) => `<figure>
<figcaption>${escapeHtml(`${venue} ${screen} ${text}% · ${state}`)}
${problems.map((problem) => `<br><b>${escapeHtml(problem)}</b>`).join('')}</figcaption>
${['light', 'dark'].map((theme) => `<img src="${picture}-${theme}.png" loading="lazy" alt="">`).join('\n')}
</figure>`,
  );
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Layout</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 1rem; font: 14px/1.4 system-ui; background: #ddd; }
  figure { margin: 0; }
  img { max-height: 420px; border: 1px solid #888; }
  b { color: #b00; }
  figcaption { max-width: 48rem; }
</style>
${figures.join('\n')}\n`,
  );
}
