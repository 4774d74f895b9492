/** Drives the editor as a venue's owner: with pointer, keys and labeled fields. Positions are in plan units. */
import { type Locator, type Page, expect } from '@playwright/test';
import { messages } from '../../src/editor/messages.ts';
import { publishingMessages } from '../../src/editor/publishing/messages.ts';
import { inspectorMessages } from '../../src/editor/panels/inspector/messages.ts';
import type { ToolName } from '../../src/editor/tools/tool.ts';
import { type PlanView, viewAtRest } from './planView.ts';

type PlanPoint = { readonly x: number; readonly y: number };
type PlanBox = PlanPoint & { readonly width: number; readonly height: number };

/** Space kept free around what is brought into view. The tool options cover the top of the plan. */
const VIEW_MARGIN_PX = { top: 90, side: 24 };
/** With Ctrl, a wheel that turns by this much zooms by the factor e. One event turns by at most `MAX_WHEEL_PX`. */
const WHEEL_PX_PER_E = 100;
const MAX_WHEEL_PX = 200;

export class Owner {
  readonly page: Page;
  readonly plan: Locator;
  readonly inspector: Locator;
  readonly tableList: Locator;
  readonly toolOptions: Locator;
  #tool: ToolName | undefined;
  #view: PlanView = { scale: 1, x: 0, y: 0, frame: { x: 0, y: 0, width: 0, height: 0 }, published: '' };

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByTestId('plan');
    this.inspector = page.getByRole('region', { name: messages.inspector });
    this.tableList = page.getByRole('region', { name: messages.list, exact: true });
    this.toolOptions = page.getByRole('group', { name: inspectorMessages.options });
  }

  /** Waits until the plan is drawn and at rest. An empty plan is never ready. */
  async waitForPlan({ isEmpty = false } = {}): Promise<void> {
    this.#view = await viewAtRest(this.page, { isReady: !isEmpty });
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
      .getByRole('button', { name: messages.toolLabels[tool], exact: true })
      .click();
    this.#tool = tool;
    await this.toolOptions.getByLabel(inspectorMessages.keepTool, { exact: true }).check();
  }

  /** Returns to the select tool and selects nothing. */
  async deselectAll(): Promise<void> {
    this.#tool = undefined;
    await this.focusPlan();
    await this.press('v', 'Escape');
  }

  /** Brings a box into view, at a scale of at least `minScale` CSS pixels per plan unit, as a touchpad does. */
  async bringIntoView(box: PlanBox, minScale = 0): Promise<void> {
    if (minScale <= this.#view.scale && this.#shows(box)) return;
    const { frame, scale } = this.#view;
    const fitting = Math.min(
      (frame.width - 2 * VIEW_MARGIN_PX.side) / box.width,
      (frame.height - VIEW_MARGIN_PX.top - VIEW_MARGIN_PX.side) / box.height,
    );
    const nextScale = Math.min(fitting * 0.95, Math.max(minScale * 1.2, 0.4));
    const center = this.toScreen({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const middle = {
      x: frame.x + frame.width / 2,
      y: frame.y + (frame.height + VIEW_MARGIN_PX.top - VIEW_MARGIN_PX.side) / 2,
    };
    await this.page.mouse.move(middle.x, middle.y);
    await this.page.mouse.wheel(Math.round(center.x - middle.x), Math.round(center.y - middle.y));
    await this.page.keyboard.down('Control');
    for (let left = Math.log(nextScale / scale) * WHEEL_PX_PER_E; Math.abs(left) > 1;) {
      const turn = Math.min(Math.max(left, -MAX_WHEEL_PX), MAX_WHEEL_PX);
      await this.page.mouse.wheel(0, -turn);
      left -= turn;
    }
    await this.page.keyboard.up('Control');
    this.#view = await viewAtRest(this.page, { isReady: false, changedFrom: this.#view });
    if (!this.#shows(box))
      throw new Error(`The view ${JSON.stringify(this.#view)} does not show ${JSON.stringify(box)}.`);
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

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Sends the plan from the publish dialog. */
  async confirmPublish(): Promise<void> {
    await this.dialog(publishingMessages.title)
      .getByRole('button', { name: publishingMessages.publish, exact: true })
      .click();
  }

  async expectPublished(version: number): Promise<void> {
    await expect(this.dialog(publishingMessages.done({ version }))).toBeVisible({ timeout: 30_000 });
  }

  /** An area's number of tables, as the list of tables shows it. */
  areaCount(count: number): Locator {
    return this.tableList.getByText(String(count), { exact: true });
  }
}
