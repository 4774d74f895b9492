/** Which selections are right, without the page's code. */
import type { Point, View } from '../phone.ts';
import { type TapOutcome, createTapOracle } from './tapOracle.ts';
import type { AvailabilityResponse } from '../../../src/server/booking/availability/availabilityResponse.ts';

export type SelectEvent = { readonly id: number; readonly selected: boolean };
type Room = AvailabilityResponse[number]['rooms'][number];

export class SelectionModel {
  #rooms = new Map<number, Room>();
  #selected = new Set<number>();
  #oracle = createTapOracle([]);

  constructor(
    readonly guests: number,
    answer: AvailabilityResponse,
  ) {
    this.open(answer);
  }

  /** Starts over with the tables of an answer. */
  open(answer: AvailabilityResponse): void {
    const rooms = answer.flatMap((area) => area.rooms);
    this.#rooms = new Map(rooms.map((room) => [room.id, room]));
    this.#selected = new Set();
    this.#oracle = createTapOracle(rooms);
  }

  /** Returns every possible outcome of a tap. Tables that can't be selected result in nothing. */
  outcomesOf(at: Point, view: View): Set<TapOutcome> {
    return new Set([...this.#oracle(at, view)].map((outcome) => this.#answerTo(outcome)));
  }

  #answerTo(outcome: TapOutcome): TapOutcome {
    if (typeof outcome !== 'number' || this.#selected.has(outcome)) return outcome;
    return this.#seats() < this.guests ? outcome : 'nothing';
  }

  /** Follows an event of the page. Returns what is wrong with it. */
  apply({ id, selected }: SelectEvent): string | undefined {
    const wasSelected = this.#selected.has(id);
    const hadEnoughSeats = this.#seats() >= this.guests;
    if (selected) this.#selected.add(id);
    else this.#selected.delete(id);
    if (selected === wasSelected) return `table ${id} was ${selected ? 'selected' : 'released'} twice`;
    if (!selected) return undefined;
    if (this.#rooms.get(id)?.available !== true) return `table ${id} is unavailable and was selected`;
    return hadEnoughSeats ? `table ${id} was selected by a party that has enough seats` : undefined;
  }

  #seats(): number {
    return [...this.#selected].reduce((sum, id) => sum + (this.#rooms.get(id)?.beds ?? 0), 0);
  }
}
