/** A venue's hand in the editor: everything by pointer, keys and labelled fields, places in plan units. */
import { type Locator, type Page, expect } from '@playwright/test';

export type PlanPoint = { readonly x: number; readonly y: number };
export type PlanBox = PlanPoint & { readonly width: number; readonly height: number };
type View = { readonly scale: number; readonly x: number; readonly y: number };

/** Room that is left around what is looked at, in CSS pixels: the tools' options lie over the upper end. */
const CLEAR = { top: 90, side: 24 };

export class Owner {
  readonly page: Page;
  readonly plan: Locator;
  readonly inspector: Locator;
  readonly options: Locator;
  #tool: string | undefined;
  readonly #options = new Map<string, string | number | boolean>();
  #view: View = { scale: 1, x: 0, y: 0 };
  #frame: PlanBox = { x: 0, y: 0, width: 0, height: 0 };

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByTestId('plan');
    this.inspector = page.getByRole('region', { name: 'Inspector' });
    this.options = page.getByRole('group', { name: 'Tool options' });
  }

  /** Waits for the plan, and learns where it lies. */
  async waitForPlan(): Promise<void> {
    await expect(this.plan).toHaveAttribute('data-ready', 'true');
    await this.#look();
  }

  async #look(): Promise<void> {
    await expect(this.plan).toHaveAttribute('data-still', 'true');
    this.#frame = (await this.plan.boundingBox())!;
    const [scale, x, y] = (await this.plan.getAttribute('data-viewport'))!.split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    this.#view = { scale, x, y };
  }

  /** Presses keys, one after the other, where no field has them. */
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.page.keyboard.press(name);
  }

  /** Goes to the plan, so that keys are its. */
  async focusPlan(): Promise<void> {
    await this.plan.focus();
  }

  /** Takes a tool by its button, to make many things with it. */
  async selectTool(tool: string): Promise<void> {
    if (this.#tool === tool) return;
    await this.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: tool, exact: true }).click();
    this.#tool = tool;
    await this.setToolOption('Keep the tool', true);
  }

  /** Puts the tool away, and selects nothing. */
  async deselectAll(): Promise<void> {
    this.#tool = undefined;
    await this.focusPlan();
    await this.press('v', 'Escape');
  }

  /** Sets an option of the tool in the hand, unless it was set so before. */
  async setToolOption(label: string, value: string | number | boolean): Promise<void> {
    if (this.#options.get(label) === value) return;
    await enter(this.options.getByLabel(label, { exact: true }), value);
    this.#options.set(label, value);
  }

  /** Writes a field of what is selected; of the plan where nothing is. */
  async setField(label: string, value: string | number | boolean, part = this.inspector): Promise<void> {
    await enter(part.getByLabel(label, { exact: true }), value);
  }

  /** Brings a box into view, at `least` CSS pixels a plan unit or more. */
  async bringIntoView(box: PlanBox, least = 0): Promise<void> {
    if (least <= this.#view.scale && this.#shows(box)) return;
    const fitting = Math.min(
      (this.#frame.width - 2 * CLEAR.side) / box.width,
      (this.#frame.height - CLEAR.top - CLEAR.side) / box.height,
    );
    const wanted = Math.min(fitting * 0.95, Math.max(least * 1.2, 0.4));
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!this.#shows({ ...centre, width: 0, height: 0 })) {
      await this.#zoom(Math.min(wanted, 0.4), this.#middle);
      await this.#bring(centre);
    }
    await this.#zoom(wanted, this.toScreen(centre));
    if (!this.#shows(box)) await this.#bring(centre);
    if (!this.#shows(box))
      throw new Error(`The view ${JSON.stringify(this.#view)} does not show ${JSON.stringify(box)}.`);
  }

  get #middle(): PlanPoint {
    return { x: this.#frame.x + this.#frame.width / 2, y: this.#frame.y + this.#frame.height / 2 };
  }

  /** Turns the wheel over a point of the window, as two fingers on a touchpad do, until so many CSS pixels are a plan unit, or a little less. */
  async #zoom(wanted: number, at: PlanPoint): Promise<void> {
    for (let turns = 0; turns < 12; turns += 1) {
      const off = Math.log(wanted / this.#view.scale);
      if (off < 0.05 && off > -0.01) return;
      await this.page.mouse.move(at.x, at.y);
      const before = (await this.plan.getAttribute('data-viewport'))!;
      await this.page.keyboard.down('Control');
      await this.page.mouse.wheel(0, -Math.min(Math.max((off - 0.01) * 100, -200), 200));
      await this.page.keyboard.up('Control');
      const isMoved = await this.page
        .waitForFunction(
          (view) => document.querySelector<HTMLElement>('[data-testid="plan"]')!.dataset['viewport'] !== view,
          before,
          { timeout: 400 },
        )
        .then(
          () => true,
          () => false,
        );
      await this.#look();
      if (!isMoved) return;
    }
  }

  /** Brings a point of the plan to the middle, by the middle button: the main one draws. */
  async #bring(point: PlanPoint): Promise<void> {
    const [from, middle] = [this.toScreen(point), this.#middle];
    const to = { x: middle.x, y: middle.y + (CLEAR.top - CLEAR.side) / 2 };
    for (let [left, down] = [to.x - from.x, to.y - from.y]; Math.hypot(left, down) > 1;) {
      const [dx, dy] = [Math.max(-700, Math.min(700, left)), Math.max(-400, Math.min(400, down))];
      await this.page.mouse.move(middle.x - dx / 2, middle.y - dy / 2);
      await this.page.mouse.down({ button: 'middle' });
      await this.page.mouse.move(middle.x + dx / 2, middle.y + dy / 2, { steps: 2 });
      await this.page.mouse.up({ button: 'middle' });
      left -= dx;
      down -= dy;
    }
    await this.#look();
  }

  #shows({ x, y, width, height }: PlanBox): boolean {
    const { scale, x: left, y: top } = this.#view;
    return (
      x * scale + left >= 1 &&
      (x + width) * scale + left <= this.#frame.width - 1 &&
      y * scale + top >= CLEAR.top - 8 &&
      (y + height) * scale + top <= this.#frame.height - 1
    );
  }

  /** Of a point of the plan, in the window. */
  toScreen({ x, y }: PlanPoint): PlanPoint {
    return {
      x: this.#frame.x + this.#view.x + x * this.#view.scale,
      y: this.#frame.y + this.#view.y + y * this.#view.scale,
    };
  }

  /** Draws a line of points with Ctrl held, which keeps to whole units and snaps to nothing else. */
  async drag(from: PlanPoint, to: PlanPoint): Promise<void> {
    const [start, end] = [this.toScreen(from), this.toScreen(to)];
    await this.page.keyboard.down('Control');
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y);
    await this.page.mouse.up();
    await this.page.keyboard.up('Control');
  }

  async click(at: PlanPoint): Promise<void> {
    const { x, y } = this.toScreen(at);
    await this.page.keyboard.down('Control');
    await this.page.mouse.click(x, y);
    await this.page.keyboard.up('Control');
  }

  /** Draws a box from corner to corner. */
  async drawBox({ x, y, width, height }: PlanBox): Promise<void> {
    await this.bringIntoView({ x, y, width, height }, 7 / Math.hypot(width, height));
    await this.drag({ x, y }, { x: x + width, y: y + height });
  }

  /** Clicks points one after the other, near enough that no two are one; Enter ends. */
  async drawPoints(points: readonly PlanPoint[]): Promise<void> {
    const [first] = points;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const box = {
      x: Math.min(...xs),
      y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
    };
    const apart = points
      .slice(1)
      .map((point, place) => Math.hypot(point.x - points[place]!.x, point.y - points[place]!.y));
    const closed = points.slice(3).map((point) => Math.hypot(point.x - first!.x, point.y - first!.y));
    await this.bringIntoView(
      box,
      Math.max(4.6 / Math.min(...apart), closed.length > 0 ? 8.6 / Math.min(...closed) : 0),
    );
    for (const point of points) await this.click(point);
    await this.page.keyboard.press('Enter');
  }

  /** Selects tables by name in the list; the plan keeps out of it. */
  async selectTables(names: readonly string[]): Promise<void> {
    const folded = this.page.getByRole('button', { name: /^Tables/, expanded: false });
    if ((await folded.count()) > 0) await folded.click();
    for (const [place, name] of names.entries()) {
      await this.page
        .locator(`.list-row[aria-label^="${name}, "]`)
        .click(place === 0 ? {} : { modifiers: ['Control'] });
    }
  }

  /** Types a description as it is read: paragraphs with bold and italic parts. */
  async typeDescription(html: string): Promise<void> {
    const field = this.inspector.getByRole('textbox', { name: 'Description' });
    await field.click();
    for (const [place, paragraph] of html.split('</p>').filter(Boolean).entries()) {
      if (place > 0) await this.page.keyboard.press('Enter');
      for (const part of paragraph.replace('<p>', '').split(/(<\/?(?:strong|em)>)/)) {
        if (part === '') continue;
        if (/^<\/?strong>$/.test(part)) await this.page.keyboard.press('Control+B');
        else if (/^<\/?em>$/.test(part)) await this.page.keyboard.press('Control+I');
        else await this.page.keyboard.insertText(part);
      }
    }
  }
}

/** Writes into a control of whatever kind, as far as it does not stand there already. */
async function enter(control: Locator, value: string | number | boolean): Promise<void> {
  if (typeof value === 'boolean') {
    await control.setChecked(value);
    return;
  }
  const text = String(value);
  const chosen = await control.evaluate((element, wanted) => {
    if (!(element instanceof HTMLSelectElement)) return false;
    const option = [...element.options].find((each) => each.value === wanted || each.text === wanted);
    return option?.value ?? false;
  }, text);
  if (chosen !== false) {
    await control.selectOption(chosen);
    return;
  }
  await control.fill(text);
  await control.press('Enter');
}
