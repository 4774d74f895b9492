/** Drives the editor as a venue's owner: with pointer, keys and labeled fields. Positions are in plan units. */
import { type Locator, type Page, expect } from '@playwright/test';
import { messages, toolLabels } from '../../src/editor/messages.ts';
import { inspectorMessages, tableFieldLabels } from '../../src/editor/panels/inspector/messages.ts';
import type { ToolName } from '../../src/editor/tools/tool.ts';
import { type PlanView, viewAtRest } from './planView.ts';

export type PlanPoint = { readonly x: number; readonly y: number };
export type PlanBox = PlanPoint & { readonly width: number; readonly height: number };

/** Space kept free around what is brought into view. The tool options cover the top of the plan. */
const VIEW_MARGIN_PX = { top: 90, side: 24 };
const MAX_DRAG_PX = { x: 700, y: 400 };

export class Owner {
  readonly page: Page;
  readonly plan: Locator;
  readonly inspector: Locator;
  readonly tableList: Locator;
  readonly toolOptions: Locator;
  #tool: ToolName | undefined;
  readonly #options = new Map<string, string | number | boolean>();
  #view: PlanView = { scale: 1, x: 0, y: 0, frame: { x: 0, y: 0, width: 0, height: 0 } };

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByTestId('plan');
    this.inspector = page.getByRole('region', { name: messages.inspector });
    this.tableList = page.getByRole('region', { name: messages.list, exact: true });
    this.toolOptions = page.getByRole('group', { name: inspectorMessages.options });
  }

  /** Waits until the plan is drawn and at rest. */
  async waitForPlan(): Promise<void> {
    this.#view = await viewAtRest(this.page);
  }

  /** Waits until the view is at rest. The plan may be without tables. */
  async #readView(): Promise<void> {
    this.#view = await viewAtRest(this.page, { isReady: false });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Focuses the plan, so that keys reach it. */
  async focusPlan(): Promise<void> {
    await this.plan.focus();
  }

  /** Selects a tool by its button and keeps it, so that it draws many items. */
  async selectTool(tool: ToolName): Promise<void> {
    if (this.#tool === tool) return;
    await this.page
      .getByRole('toolbar', { name: messages.tools })
      .getByRole('button', { name: toolLabels[tool], exact: true })
      .click();
    this.#tool = tool;
    await this.setToolOption(inspectorMessages.keepTool, true);
  }

  /** Returns to the select tool and selects nothing. */
  async deselectAll(): Promise<void> {
    this.#tool = undefined;
    await this.focusPlan();
    await this.press('v', 'Escape');
  }

  /** Sets an option of the selected tool, unless it has that value already. */
  async setToolOption(label: string, value: string | number | boolean): Promise<void> {
    if (this.#options.get(label) === value) return;
    await enter(this.toolOptions.getByLabel(label, { exact: true }), value);
    this.#options.set(label, value);
  }

  /** Fills in a field of the selected items, or of the plan if nothing is selected. */
  async setField(label: string, value: string | number | boolean, part = this.inspector): Promise<void> {
    await enter(part.getByLabel(label, { exact: true }), value);
  }

  /** Brings a box into view, at a scale of at least `minScale` CSS pixels per plan unit. */
  async bringIntoView(box: PlanBox, minScale = 0): Promise<void> {
    if (minScale <= this.#view.scale && this.#shows(box)) return;
    const fitting = Math.min(
      (this.#view.frame.width - 2 * VIEW_MARGIN_PX.side) / box.width,
      (this.#view.frame.height - VIEW_MARGIN_PX.top - VIEW_MARGIN_PX.side) / box.height,
    );
    const scale = Math.min(fitting * 0.95, Math.max(minScale * 1.2, 0.4));
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!this.#shows({ ...center, width: 0, height: 0 })) {
      await this.#zoom(Math.min(scale, 0.4), this.#middle);
      await this.#centerOn(center);
    }
    await this.#zoom(scale, this.toScreen(center));
    if (!this.#shows(box)) await this.#centerOn(center);
    if (!this.#shows(box))
      throw new Error(`The view ${JSON.stringify(this.#view)} does not show ${JSON.stringify(box)}.`);
  }

  get #middle(): PlanPoint {
    return { x: this.#view.frame.x + this.#view.frame.width / 2, y: this.#view.frame.y + this.#view.frame.height / 2 };
  }

  /** Zooms about a point of the window to a scale, or slightly below, with Ctrl and the wheel as a touchpad does. */
  async #zoom(scale: number, at: PlanPoint): Promise<void> {
    for (let turns = 0; turns < 12; turns += 1) {
      const factor = Math.log(scale / this.#view.scale);
      if (factor < 0.05 && factor > -0.01) return;
      await this.page.mouse.move(at.x, at.y);
      const before = (await this.plan.getAttribute('data-viewport'))!;
      await this.page.keyboard.down('Control');
      await this.page.mouse.wheel(0, -Math.min(Math.max((factor - 0.01) * 100, -200), 200));
      await this.page.keyboard.up('Control');
      const hasMoved = await this.page
        .waitForFunction(
          (view) => document.querySelector<HTMLElement>('[data-testid="plan"]')!.dataset['viewport'] !== view,
          before,
          { timeout: 2_000 },
        )
        .then(
          () => true,
          () => false,
        );
      await this.#readView();
      // The view has reached its limit.
      if (!hasMoved) return;
    }
  }

  /** Drags a point of the plan to the middle with the middle button, since the main button draws. */
  async #centerOn(point: PlanPoint): Promise<void> {
    const from = this.toScreen(point);
    const middle = this.#middle;
    let dx = middle.x - from.x;
    let dy = middle.y + (VIEW_MARGIN_PX.top - VIEW_MARGIN_PX.side) / 2 - from.y;
    while (Math.hypot(dx, dy) > 1) {
      // A drag starts and ends on the plan.
      const stepX = Math.max(-MAX_DRAG_PX.x, Math.min(MAX_DRAG_PX.x, dx));
      const stepY = Math.max(-MAX_DRAG_PX.y, Math.min(MAX_DRAG_PX.y, dy));
      await this.page.mouse.move(middle.x - stepX / 2, middle.y - stepY / 2);
      await this.page.mouse.down({ button: 'middle' });
      await this.page.mouse.move(middle.x + stepX / 2, middle.y + stepY / 2, { steps: 2 });
      await this.page.mouse.up({ button: 'middle' });
      dx -= stepX;
      dy -= stepY;
    }
    await this.#readView();
  }

  #shows({ x, y, width, height }: PlanBox): boolean {
    const { scale, x: left, y: top } = this.#view;
    return (
      x * scale + left >= 1 &&
      (x + width) * scale + left <= this.#view.frame.width - 1 &&
      y * scale + top >= VIEW_MARGIN_PX.top - 8 &&
      (y + height) * scale + top <= this.#view.frame.height - 1
    );
  }

  /** Converts a point of the plan to CSS pixels of the window. */
  toScreen({ x, y }: PlanPoint): PlanPoint {
    return {
      x: this.#view.frame.x + this.#view.x + x * this.#view.scale,
      y: this.#view.frame.y + this.#view.y + y * this.#view.scale,
    };
  }

  /** Drags with Ctrl held, which snaps to whole units only. */
  async drag(from: PlanPoint, to: PlanPoint): Promise<void> {
    const start = this.toScreen(from);
    const end = this.toScreen(to);
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

  /** Draws a box by dragging from corner to corner. */
  async drawBox({ x, y, width, height }: PlanBox): Promise<void> {
    await this.bringIntoView({ x, y, width, height }, 7 / Math.hypot(width, height));
    await this.drag({ x, y }, { x: x + width, y: y + height });
  }

  /** Clicks points in order, zoomed in far enough to keep them apart, and ends with Enter. */
  async drawPoints(points: readonly PlanPoint[]): Promise<void> {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    const distance = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
    const toNext = points.slice(1).map((point, index) => distance(point, points[index]!));
    // A click near the first point would close the shape.
    const toFirst = points.slice(3).map((point) => distance(point, points[0]!));
    await this.bringIntoView(
      { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
      Math.max(4.6 / Math.min(...toNext), 8.6 / Math.min(...toFirst)),
    );
    for (const point of points) await this.click(point);
    await this.page.keyboard.press('Enter');
  }

  /** Selects tables by name in the list of tables. */
  async selectTables(names: readonly string[]): Promise<void> {
    const collapsedList = this.page.getByRole('button', { name: new RegExp(`^${messages.list}`), expanded: false });
    if ((await collapsedList.count()) > 0) await collapsedList.click();
    for (const [index, name] of names.entries()) {
      await this.tableList
        .getByRole('button', { name: new RegExp(`^${name}, `) })
        .click(index === 0 ? {} : { modifiers: ['Control'] });
    }
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Opens the publish dialog, which is returned, and signs as `author`. */
  async openPublishDialog(author: string): Promise<Locator> {
    await this.page.getByRole('button', { name: messages.publishing.publish, exact: true }).click();
    const dialog = this.dialog(messages.publishing.title);
    await dialog.getByLabel(messages.publishing.author).fill(author);
    return dialog;
  }

  /** Sends the plan from the publish dialog. */
  async confirmPublish(): Promise<void> {
    await this.dialog(messages.publishing.title)
      .getByRole('button', { name: messages.publishing.publish, exact: true })
      .click();
  }

  async publish(author: string): Promise<void> {
    await this.openPublishDialog(author);
    await this.confirmPublish();
  }

  async expectPublished(version: number): Promise<void> {
    await expect(this.dialog(messages.publishing.done(version))).toBeVisible({ timeout: 30_000 });
  }

  /** An area's number of tables, as the list of tables shows it. */
  areaCount(count: number): Locator {
    return this.tableList.getByText(String(count), { exact: true });
  }

  /** Types a description: paragraphs with bold and italic parts. */
  async typeDescription(html: string): Promise<void> {
    const field = this.inspector.getByRole('textbox', { name: tableFieldLabels.description });
    await field.click();
    for (const [index, paragraph] of html.split('</p>').filter(Boolean).entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      for (const part of paragraph.replace('<p>', '').split(/(<\/?(?:strong|em)>)/)) {
        if (part === '') continue;
        if (/^<\/?strong>$/.test(part)) await this.page.keyboard.press('Control+B');
        else if (/^<\/?em>$/.test(part)) await this.page.keyboard.press('Control+I');
        else await this.page.keyboard.insertText(part);
      }
    }
  }
}

/** Sets the value of a checkbox, select or text field. */
async function enter(control: Locator, value: string | number | boolean): Promise<void> {
  if (typeof value === 'boolean') {
    await control.setChecked(value);
    return;
  }
  const text = String(value);
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
    await control.selectOption(text);
    return;
  }
  await control.fill(text);
  await control.press('Enter');
}
