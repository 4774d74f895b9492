/** A visitor's words for the booker page, so that the tests read as what people do. */
import { type CDPSession, type Locator, type Page, expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type Plan, planSchema } from '../../src/domain/plan/plan.ts';

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

export const ADA: Required<Pick<Details, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>> = {
  firstName: 'Ada',
  lastName: 'Silva',
  email: 'ada@example.com',
  phone: '771234567',
  notes: 'A high chair, please',
};

export function planOf(tenant: string): Plan {
  return planSchema.parse(
    JSON.parse(readFileSync(new URL(`../../fixtures/venues/${tenant}/plan.json`, import.meta.url), 'utf8')),
  );
}

/** The room of a venue's plan with that name. */
export function tableNamed(tenant: string, name: string): Plan['areas'][number]['rooms'][number] {
  const room = planOf(tenant)
    .areas.flatMap((area) => area.rooms)
    .find((candidate) => candidate.name === name);
  if (!room) throw new Error(`${tenant} has no table ${name}`);
  return room;
}

/** Names of a venue's tables with so many seats, in the plan's order. */
export function tablesFor(tenant: string, seats: number): string[] {
  return planOf(tenant)
    .areas.flatMap((area) => area.rooms)
    .filter((room) => room.beds === seats && room.available_until === undefined)
    .map((room) => room.name);
}

type Where = { scale: number; x: number; y: number };

export class Visitor {
  readonly plan: Locator;
  readonly cards: Locator;
  readonly makeReservation: Locator;
  readonly selectTable: Locator;

  constructor(
    readonly page: Page,
    readonly tenant: string,
    readonly touch: boolean,
  ) {
    this.plan = page.getByTestId('plan');
    this.cards = page.getByRole('list', { name: 'Selected tables' }).getByRole('listitem');
    this.makeReservation = page.getByRole('button', { name: 'MAKE RESERVATION' });
    this.selectTable = page.getByRole('button', { name: 'Select Table' });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills the form; what is not named keeps its default, but for who is asking. */
  async fill(details: Details = {}): Promise<void> {
    const { guests, time, date, promoCode, ...who } = { ...ADA, ...details };
    if (date !== undefined) {
      await this.field('Reservation Date').fill(date);
      await this.field('Reservation Date').blur();
    }
    if (time !== undefined) await this.field('Time').selectOption(time);
    if (guests !== undefined) await this.field('Guest').selectOption(guests);
    await this.field('First Name').fill(who.firstName);
    await this.field('Last Name').fill(who.lastName);
    await this.field('Email Address').fill(who.email);
    await this.field('WhatsApp Number').fill(who.phone);
    await this.field('Notes / Request').fill(who.notes);
    if (promoCode !== undefined) await this.field('Promo code').fill(promoCode);
  }

  /** Presses Select Table and waits for the plan. */
  async goToTables(): Promise<void> {
    await this.selectTable.click();
    await this.waitForPlan();
  }

  async waitForPlan(): Promise<void> {
    await expect(this.plan).toHaveAttribute('data-ready', 'true');
    await expect(this.plan).toHaveAttribute('data-still', 'true');
  }

  async viewport(): Promise<Where> {
    const [scale, x, y] = (await this.plan.getAttribute('data-viewport'))!.split(' ').map(Number);
    return { scale: scale!, x: x!, y: y! };
  }

  /** Where the middle of a table stands in the window, in CSS pixels. */
  async pointOf(name: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = tableNamed(this.tenant, name).coordinates;
    const view = await this.viewport();
    const box = (await this.plan.boundingBox())!;
    return { x: box.x + (x + width / 2) * view.scale + view.x, y: box.y + (y + height / 2) * view.scale + view.y };
  }

  async tapAt(point: { x: number; y: number }): Promise<void> {
    await (this.touch ? this.page.touchscreen.tap(point.x, point.y) : this.page.mouse.click(point.x, point.y));
  }

  /** Taps a table on the drawn plan, with the finger or the mouse. */
  async tap(name: string): Promise<void> {
    await this.waitForPlan();
    if (!(await this.isTapTarget(await this.pointOf(name)))) {
      await this.page.getByRole('button', { name: 'Fit', exact: true }).click();
      await this.waitForPlan();
    }
    await this.tapAt(await this.pointOf(name));
  }

  /** Names of the tables whose middle something covers, or that are out of the window. */
  async obscuredTables(): Promise<string[]> {
    const covered: string[] = [];
    for (const room of planOf(this.tenant).areas.flatMap((area) => area.rooms)) {
      if (!(await this.isTapTarget(await this.pointOf(room.name)))) covered.push(room.name);
    }
    return covered;
  }

  /** True where a tap at that point would meet the plan and nothing above it. */
  isTapTarget(point: { x: number; y: number }): Promise<boolean> {
    return this.plan.evaluate((plan, { x, y }) => plan.contains(document.elementFromPoint(x, y)), point);
  }

  /** The button of a table in the list twin. */
  tableButton(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Tables', exact: true })
      .getByRole('button', { name: new RegExp(`^${name}\\b`) });
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
  }

  /** Reserves a table from the list, from the form to Thank You. */
  async reserve(table: string): Promise<void> {
    await this.fill();
    await this.goToTables();
    await this.tableButton(table).click();
    await this.acceptTerms();
    await this.page.getByRole('button', { name: 'MAKE RESERVATION' }).click();
    await expect(this.page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  }

  /** Two fingers about the middle of the plan, from one distance to another, in CSS pixels. */
  async pinch(from: number, to: number): Promise<void> {
    const box = (await this.plan.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
    const client: CDPSession = await this.page.context().newCDPSession(this.page);
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({ x: middle.x + (side * apart) / 2, y: middle.y, id }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
    for (let step = 1; step <= 12; step++) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(from + ((to - from) * step) / 12),
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
    await this.waitForPlan();
  }

  /** One finger (or the pressed mouse) from a point to another. */
  async drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    if (!this.touch) {
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      await this.page.mouse.move(from.x + by.x, from.y + by.y, { steps: 10 });
      await this.page.mouse.up();
    } else {
      const client = await this.page.context().newCDPSession(this.page);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let step = 1; step <= 10; step++) {
        const point = { x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 };
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await client.detach();
    }
    await this.waitForPlan();
  }
}
