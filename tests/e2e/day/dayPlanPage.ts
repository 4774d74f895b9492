/** Drives the plan of a venue's day in front of a real host, and counts taps. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { DayState } from '../../../src/api/day/dayContract.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import type { Plan } from '../../../src/domain/plan/plan.ts';
import { type Point, centerOf } from '../../../src/domain/geometry/boxes.ts';
import { editorAddress, expect } from '../editorTest.ts';
import type { RunningHost } from '../../support/host.ts';

export const TENANT = 'island-terrace';
/** The host's clock shows 10:20 there. */
export const DATE = '2026-11-23';
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

export class DayPlanPage {
  taps = 0;
  #plan: Plan | undefined;
  #steps = 0;
  readonly page: Page;
  readonly host: RunningHost;
  constructor(page: Page, host: RunningHost) {
    this.page = page;
    this.host = host;
  }

  get #request(): APIRequestContext {
    return this.page.request;
  }

  /** Signs in and opens the plan. */
  async open(query = ''): Promise<void> {
    const address = editorAddress(this.host, TENANT).replace('/editor/', '/day/');
    await this.page.goto(address + query);
    await expect(this.page.getByTestId('plan')).toHaveAttribute('data-ready', 'true', { timeout: 60_000 });
    const reply = await this.#request.get(`${this.host.url}/api/day/${TENANT}/plan`, { headers: HEADERS });
    this.#plan = ((await reply.json()) as { plan: Plan }).plan;
  }

  get rooms(): Plan['areas'][number]['rooms'] {
    return this.#plan!.areas.flatMap((area) => area.rooms);
  }
  get areas(): Plan['areas'] {
    return this.#plan!.areas;
  }

  /** Makes a step as another device would. */
  async act(action: DayAction): Promise<DayState> {
    const reply = await this.#request.post(`${this.host.url}/api/day/${TENANT}/actions`, {
      headers: { ...HEADERS, Origin: this.host.url },
      data: { id: `other-device-${++this.#steps}`, date: DATE, action },
    });
    expect(reply.status(), await reply.text()).toBe(200);
    return ((await reply.json()) as { state: DayState }).state;
  }
  async state(): Promise<DayState> {
    const reply = await this.#request.get(`${this.host.url}/api/day/${TENANT}`, { headers: HEADERS });
    return (await reply.json()) as DayState;
  }

  async middleOf(id: number): Promise<Point> {
    const plan = this.page.getByTestId('plan');
    await expect(plan).toHaveAttribute('data-still', 'true');
    const [scale, x, y] = (await plan.getAttribute('data-viewport'))!.split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    const corner = (await plan.boundingBox())!;
    const middle = centerOf(this.rooms.find((room) => room.id === id)!.coordinates);
    return { x: corner.x + middle.x * scale + x, y: corner.y + middle.y * scale + y };
  }
  async tapTable(id: number): Promise<void> {
    const { x, y } = await this.middleOf(id);
    this.taps++;
    await this.page.mouse.click(x, y);
  }
  async press(name: string | RegExp): Promise<void> {
    this.taps++;
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }
}
