import type { Hours, OpeningHours } from '../../src/domain/booking/bookingCalendar.ts';

/** Opening hours with one service on every day. */
export function everyDay(hours: Hours, changes: Partial<OpeningHours> = {}): OpeningHours {
  return {
    services: [hours],
    specialDays: [],
    slotMinutes: 15,
    closedWeekdays: [],
    closedDates: [],
    ...changes,
  };
}
