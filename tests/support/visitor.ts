/** Drives the booking page as a visitor: with taps, keys and labeled fields. */
import { type Locator, type Page, expect } from '@playwright/test';
import { messages } from '../../src/booker/messages.ts';
import type { Room } from '../../src/domain/plan/plan.ts';
import { type Point, withFingers } from './fingers.ts';
import { loadPlan, tableNamed } from './fixtureVenues.ts';
import { type PlanView, currentView, hasEnlarged, viewAtRest } from './planView.ts';

export type Details = {
  guests?: string;
  time?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  notes?: string;
  promoCode?: string;
  date?: string;
};

export const ADA = {
  firstName: 'Ada',
  lastName: 'Silva',
  email: 'ada@example.com',
  phone: '771234567',
  notes: 'A high chair, please',
} as const;

/** A phone number that is valid at the venue. Its country code is the venue's default. */
export function validPhone(tenant: string): string {
  return tenant === 'beach-camp' ? ADA.phone : '81234567890';
}

function centerOf({ coordinates: { x, y, width, height } }: Room, { scale, x: left, y: top, frame }: PlanView): Point {
  return { x: frame.x + (x + width / 2) * scale + left, y: frame.y + (y + height / 2) * scale + top };
}

export class Visitor {
  readonly plan: Locator;
  readonly makeReservation: Locator;
  readonly selectTable: Locator;
  readonly terms: Locator;
  /** The cards of the selected tables. */
  readonly cards: Locator;
  /** Alerts with a text. */
  readonly alerts: Locator;

  constructor(
    readonly page: Page,
    readonly tenant: string,
    readonly touch: boolean,
  ) {
    this.plan = page.getByTestId('plan');
    this.makeReservation = this.button(messages.reserve);
    this.selectTable = this.button(messages.selectTable);
    this.terms = page.getByRole('checkbox', { name: new RegExp(messages.terms) });
    this.cards = page.getByRole('list', { name: messages.selectedTables }).getByRole('listitem');
    this.alerts = page.getByRole('alert').filter({ hasText: /\p{L}/u });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  /** Returns the button of a table in the list of tables. */
  tableButton(name: string): Locator {
    return this.page
      .getByRole('region', { name: messages.list, exact: true })
      .getByRole('button', { name: new RegExp(`^${name}\\b`) });
  }

  /** Fills the form in as Ada. Date, time, guests and promo code keep their values unless they are given. */
  async fill(details: Details = {}): Promise<void> {
    const { guests, time, date, promoCode, ...who } = { ...ADA, phone: validPhone(this.tenant), ...details };
    if (date !== undefined) {
      await this.field(messages.date).fill(date);
      await this.field(messages.date).blur();
    }
    if (time !== undefined) await this.field(messages.time).selectOption(time);
    if (guests !== undefined) await this.field(messages.guest).selectOption(guests);
    await this.field(messages.firstName).fill(who.firstName);
    await this.field(messages.lastName).fill(who.lastName);
    await this.field(messages.email).fill(who.email);
    await this.field(messages.phone).fill(who.phone);
    await this.field(messages.notes).fill(who.notes);
    if (promoCode !== undefined) await this.field(messages.promoCode).fill(promoCode);
  }

  /** Fills the form in and goes on to the tables. */
  async fillAndGoToTables(details: Details = {}): Promise<void> {
    await this.fill(details);
    await this.goToTables();
  }

  /** Goes on to the tables and waits for the plan. */
  async goToTables(): Promise<void> {
    await this.selectTable.click();
    await this.waitForPlan();
  }

  async editReservation(): Promise<void> {
    await this.button(messages.edit).click();
  }

  async acceptTerms(): Promise<void> {
    await this.terms.check();
  }

  /** Accepts the terms, reserves the selected tables and waits for the confirmation. */
  async acceptAndReserve(): Promise<void> {
    await this.acceptTerms();
    await this.makeReservation.click();
    await this.expectConfirmation();
  }

  async expectConfirmation(): Promise<void> {
    await expect(this.heading(messages.thanks)).toBeVisible();
  }

  /** Reserves a table from the list, from the form to the confirmation. */
  async reserve(table: string): Promise<void> {
    await this.fillAndGoToTables();
    await this.tableButton(table).click();
    await this.acceptAndReserve();
  }

  /** Waits until the tables are drawn and the view is at rest. */
  async waitForPlan(): Promise<void> {
    await viewAtRest(this.page);
  }

  async view(): Promise<Pick<PlanView, 'scale' | 'x' | 'y'>> {
    const { scale, x, y } = await currentView(this.page);
    return { scale, x, y };
  }

  /** Clicks a button of the map and waits until the view is at rest. */
  async moveView(button: string): Promise<void> {
    await this.button(button).click();
    await this.waitForPlan();
  }

  /** Clicks a button again and again, without waiting for what a click starts. */
  async pressQuickly(button: string, times: number): Promise<void> {
    await this.button(button).evaluate((element: HTMLElement, count) => {
      for (let click = 0; click < count; click += 1) element.click();
    }, times);
  }

  /** Returns where the center of a table is in the window. */
  async pointOf(name: string): Promise<Point> {
    return centerOf(tableNamed(this.tenant, name), await currentView(this.page));
  }

  async tapAt({ x, y }: Point): Promise<void> {
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /**
   * Taps a table on the plan, and again once the plan shows it larger, as it does where a finger may mean other tables too.
   * Fits the plan first if something covers the table.
   */
  async tap(name: string): Promise<void> {
    await this.waitForPlan();
    if (!(await this.isTapTarget(await this.pointOf(name)))) await this.moveView(messages.fit);
    let view = await viewAtRest(this.page);
    for (;;) {
      await this.tapAt(await this.pointOf(name));
      if (!this.touch || !(await hasEnlarged(this.page, view))) return;
      view = await viewAtRest(this.page);
    }
  }

  /** Returns the names of the tables whose center is covered or outside the window. */
  async obscuredTables(): Promise<string[]> {
    const view = await currentView(this.page);
    const rooms = loadPlan(this.tenant).areas.flatMap((area) => area.rooms);
    const areTapTargets = await this.plan.evaluate(
      (plan, points) => points.map(({ x, y }) => plan.contains(document.elementFromPoint(x, y))),
      rooms.map((room) => centerOf(room, view)),
    );
    return rooms.filter((_, index) => areTapTargets[index] !== true).map(({ name }) => name);
  }

  /** Returns whether a tap at that point reaches the plan. */
  isTapTarget(point: Point): Promise<boolean> {
    return this.plan.evaluate((plan, { x, y }) => plan.contains(document.elementFromPoint(x, y)), point);
  }

  /** Pinches around the upper middle of the plan. `from` and `to` are the distances of the fingers in CSS pixels. */
  async pinch(from: number, to: number): Promise<void> {
    const box = (await this.plan.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
    const fingers = (distance: number): Point[] =>
      [-1, 1].map((side) => ({ x: middle.x + (side * distance) / 2, y: middle.y }));
    await this.#touchAlong((part) => fingers(from + (to - from) * part), 12);
    await this.waitForPlan();
  }

  /** Drags with one finger, or with the mouse. */
  async drag(from: Point, by: Point): Promise<void> {
    if (this.touch) await this.#touchAlong((part) => [{ x: from.x + by.x * part, y: from.y + by.y * part }], 10);
    else {
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      await this.page.mouse.move(from.x + by.x, from.y + by.y, { steps: 10 });
      await this.page.mouse.up();
    }
    await this.waitForPlan();
  }

  /** Holds a table on the plan until `shown` is visible. */
  async hold(name: string, shown: Locator): Promise<void> {
    await this.waitForPlan();
    await this.#scrollPageTo(name);
    const point = await this.pointOf(name);
    if (this.touch) {
      await withFingers(this.page, async (touch) => {
        await touch('touchStart', [point]);
        await expect(shown).toBeVisible();
        await touch('touchEnd');
      });
      return;
    }
    await this.page.mouse.move(point.x, point.y);
    await this.page.mouse.down();
    await expect(shown).toBeVisible();
    await this.page.mouse.up();
  }

  /** Brings a table to the middle of the window, if the plan is higher and the table is out of sight. */
  async #scrollPageTo(name: string): Promise<void> {
    const { y } = await this.pointOf(name);
    await this.page.evaluate((at) => {
      if (at < 0 || at > innerHeight) scrollBy(0, at - innerHeight / 2);
    }, y);
  }

  async #touchAlong(fingersAt: (part: number) => Point[], steps: number): Promise<void> {
    await withFingers(this.page, async (touch) => {
      await touch('touchStart', fingersAt(0));
      for (let step = 1; step <= steps; step += 1) await touch('touchMove', fingersAt(step / steps));
      await touch('touchEnd');
    });
  }
}
