/** Step 1, rendered in the browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatDay, loadMessages, messages } from '../../../src/booker/messages.ts';
import { pageAtom } from '../../../src/booker/page/page.ts';
import { english as request } from '../../../src/booker/request/english.ts';
import { isProof } from '../../../src/domain/booking/proofOfWork.ts';
import { REQUEST, TABLES, VALIDATE, later, offering, refused } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { button, field, fillIn, heading, typeDate, visit } from '../renderBooker.tsx';

const LABELS = [
  'Reservation Date',
  'Time',
  'Guest',
  'First Name',
  'Last Name',
  'Email Address',
  'Country code',
  'WhatsApp Number',
  'Notes / Request',
];

const dayOf = (date: string): string => formatDay(date, 'en');
const NO_LINK = { date: undefined, guests: undefined, table: undefined };

describe('the form', () => {
  test('the form has one control per label and a hidden stay in the first variant', async () => {
    visit(pageOf('first'));
    await heading('Reservation Information');
    for (const label of [...LABELS, 'Your stay']) expect(screen.getAllByLabelText(label)).toHaveLength(1);
    expect(field('Your stay').closest('[hidden]')).not.toBeNull();
    expect(screen.queryByLabelText('Promo code')).toBeNull();
    expect(field('Reservation Date').form?.noValidate).toBe(true);
    expect([...document.querySelectorAll('option')].filter((option) => option.value === '')).toEqual([]);
    expect([field('Time').value, field('Guest').value, field('Country code').value]).toEqual(['09:00 AM', '2', '+94']);
  });

  test('the form has a promo code, no stay, and a slot named midnight in the second variant', async () => {
    visit(pageOf('second'));
    await heading('Reservation Information');
    expect(field('Promo code')).toBeVisible();
    expect(screen.queryByLabelText('Your stay')).toBeNull();
    const last = [...document.querySelectorAll<HTMLOptionElement>('#booker-time option')].at(-1)!;
    expect([last.value, last.textContent]).toEqual(['12:00 AM', '12:00 AM (midnight)']);
    expect(document.querySelectorAll('#booker-guests option')).toHaveLength(10);
  });

  test('the form shows the stay if the host counts stays, and at a late time only those that end in time', async () => {
    const { user } = visit(pageOf('first', { features: 'stay' }, { occupancy: 'stay' }));
    const stay = field('Your stay');
    const offered = () => [...stay.querySelectorAll('option')].map(({ value }) => value);
    expect(stay.closest('[hidden]')).toBeNull();
    await user.selectOptions(stay, '4 hours');
    expect(offered()).toEqual(['2 hours', '4 hours', 'Full day']);
    await user.selectOptions(field('Time'), '08:00 PM');
    expect(offered()).toEqual(['2 hours', 'Full day']);
    expect(stay.value).toBe('2 hours');
    expect(screen.getByText(messages.staysEndBy({ at: '10:00 PM' }))).toBeVisible();
    await user.selectOptions(field('Time'), '06:00 PM');
    expect(stay.value).toBe('4 hours');
    expect(screen.queryByText(messages.staysEndBy({ at: '10:00 PM' }))).toBeNull();
  });

  test('the form tells a party that is larger than the venue takes online whom to ask', async () => {
    const contact = { telephone: '+94 41 225 0180', contact_email: 'host@beach.example' };
    const { user } = visit({ ...pageOf('first', {}, contact), link: { ...NO_LINK, guests: 8 } });
    expect(field('Guest').value).toBe('6');
    const contactText = `${messages.partyRange({ min: 1, max: 6 })} ${request.contact}`;
    expect(await screen.findByText(contactText)).toBeVisible();
    expect(screen.getByRole('link', { name: 'host@beach.example' })).toHaveAttribute(
      'href',
      'mailto:host@beach.example',
    );
    const calls = screen.getAllByRole('link', { name: '+94 41 225 0180' });
    for (const call of calls) expect(call).toHaveAttribute('href', 'tel:+94412250180');
    await user.click(button('7 or more guests'));
    expect(screen.queryByText(contactText)).toBeNull();
    await user.click(button('7 or more guests'));
    expect(screen.getByText(contactText)).toBeVisible();
    expect(button(messages.selectTable)).toBeVisible();
  });

  test('the form asks for a time where some tables are reserved by the day, and for a stay only on a single day', async () => {
    const mixed = { occupancy: 'days', area_occupancy: { 2: 'stay' }, days: { min: 2 } } as const;
    const { user } = visit(pageOf('first', { features: 'days stay' }, { ...mixed, closed_dates: ['2026-11-26'] }));
    const days = await screen.findByLabelText('Days');
    expect(field('Time')).toBeVisible();
    expect(field('Your stay')).toBeVisible();
    expect([...days.querySelectorAll('option')].map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(screen.getByText(/A stay ends before Thu 26 Nov/)).toBeVisible();
    await user.selectOptions(days, '2');
    expect(field('Your stay')).not.toBeVisible();
  });

  test('the form names no last day, and counts no tables, where no stay can begin', async () => {
    const closed = [{ date: '2026-11-24', closed: true }];
    const { host } = visit(
      pageOf('first', { features: 'days' }, { occupancy: 'days', days: { min: 2 }, special_days: closed }),
    );
    expect(await screen.findByText(/^No stay can begin on Mon 23 Nov/)).toBeVisible();
    expect(screen.queryByText(/to Tue 24 November/)).toBeNull();
    await waitFor(() => expect(host.to(TABLES)).not.toEqual([]));
    expect(screen.queryByText(/free for 2 guests/)).toBeNull();
  });

  test('the form asks the venue for a larger party, where the host answers by email', async () => {
    const visited = visit(pageOf('first', { features: 'requests proof' }));
    const { user, host } = visited;
    host.request = () => refused({ email: ['No such address'] });
    await fillIn(visited);
    await user.click(button('7 or more guests'));
    // In place of the guests that can reserve online, and selected for typing.
    await waitFor(() => expect(field('Guest')).toHaveValue(7));
    expect(screen.queryByText(/free for/)).toBeNull();
    await user.keyboard('14');
    await user.click(button(request.ask));
    expect(await screen.findByText('No such address')).toBeVisible();
    host.request = () => ({ json: { success: true } });
    await user.click(button(request.ask));
    await heading(request.sent);
    expect(await screen.findByText(/not a reservation yet: the answer will come by email to/)).toBeVisible();
    expect(screen.getByText('14')).toBeVisible();
    expect(document.title).toContain(request.sent);
    expect(host.to(REQUEST).map(({ body }) => body['guests'])).toEqual(['14', '14']);
    const { idempotency_key: key, proof } = host.to(REQUEST)[1]!.body;
    const hash = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));
    expect(isProof(key, proof, visited.store.get(pageAtom).clock(), hash)).toBe(true);
    expect(host.to(VALIDATE)).toEqual([]);
    // The form is the usual one again, and so it is for a number that can reserve online.
    await user.click(button(messages.startAgain));
    expect(button(messages.selectTable)).toBeVisible();
    expect(field('Guest')).toHaveValue('2');
    await user.click(button('7 or more guests'));
    await waitFor(() => expect(field('Guest')).toHaveFocus());
    await user.keyboard('5');
    await user.click(button(request.ask));
    await heading('Table Selection');
    expect(host.to(VALIDATE).map(({ body }) => body['guests'])).toEqual(['5']);
    expect(host.to(REQUEST)).toHaveLength(2);
  });

  test('the form says what is free: tables for the party, several together, or none', async () => {
    const rooms = [room(1, 'A', 2), room(2, 'B', 2), room(3, 'C', 4), room(4, 'D', 2, { available: false })];
    const { user } = visit(pageOf('second'), offering(...rooms));
    expect(await screen.findByText(messages.freeFor({ free: 3, party: 2 }))).toBeVisible();
    for (const [party, text] of [
      ['4', messages.freeFor({ free: 1, party: 4 })],
      ['8', messages.severalFor({ party: 8 })],
      ['9', messages.noneFreeFor({ party: 9 })],
    ] as const) {
      await user.selectOptions(field('Guest'), party);
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});

const day = (number: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`November ${number}(th|nd)`) }, { timeout: 30_000 });

test('two quick taps do not zoom the page, and two fingers do', () => {
  visit(pageOf('first'));
  expect(getComputedStyle(document.documentElement).touchAction).toBe('manipulation');
});

describe("the venue's word for a table", () => {
  test.each([
    ['en', 'Select Sunbed', 'Seat is gone'],
    ['de', 'Liege wählen', 'Weg'],
  ])(
    'replaces texts of the page in the language %s, also within a group',
    async (language, selectTable, unavailable) => {
      await loadMessages(language, { booker: { selectTable, selectionErrors: { unavailable } } });
      onTestFinished(async () => {
        await loadMessages('en');
      });
      visit(pageOf('first', { language }));
      expect(button(selectTable)).toBeVisible();
      expect(messages.selectionErrors.unavailable({ table: 'Line 1' })).toBe(unavailable);
      expect(messages.selectionErrors['enough-seats']({ party: 2, table: 'Line 1' })).toContain('Line 1');
      expect(messages.calendar).toBe(language === 'en' ? 'Calendar' : 'Kalender');
    },
  );
});

describe('the date', () => {
  test('the date applies typed text on blur while the picker is still loading', async () => {
    const { user } = visit(pageOf('first'));
    fireEvent.focus(field('Reservation Date'));
    await user.clear(field('Reservation Date'));
    await user.type(field('Reservation Date'), '26/11/2026');
    expect(field('Time').value).toBe('09:00 AM');
    await user.tab();
    await waitFor(() => {
      expect(field('Reservation Date').value).toBe('26.11.2026');
    });
  });

  test('the date applies a picked day and closes; days before the default date are disabled', async () => {
    const { user } = visit(pageOf('first', {}, { closed_dates: ['2026-11-27'] }));
    await user.click(field('Reservation Date'));
    expect(await day('22')).toHaveAttribute('aria-disabled', 'true');
    expect(await day('27')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await day('26'));
    expect(field('Reservation Date').value).toBe('26.11.2026');
    expect(screen.queryByRole('gridcell')).toBeNull();
  });

  test('the date has a calendar in the language of the page', async () => {
    await loadMessages('de');
    onTestFinished(async () => {
      await loadMessages('en');
    });
    const { user } = visit(pageOf('first', { language: 'de' }));
    await user.click(field(messages.date));
    expect(await screen.findByRole('gridcell', { name: 'Dienstag, 24. November 2026' })).toBeVisible();
    const weekdays = screen.getAllByRole('columnheader');
    expect(weekdays.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['MontagMo', 'DienstagDi']);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/\b(?:Mon|Tue|October|December)/);
    await user.click(button(messages.nextMonth));
    expect(screen.getByText('Dezember 2026', { selector: 'strong' })).toBeVisible();
  });

  test('the date says why there is no time on a closed date, and leads to the next open date', async () => {
    const reason = messages.closedDate({ date: dayOf('2026-11-24') });
    const visited = visit(pageOf('first', {}, { closed_dates: ['2026-11-24'] }));
    const { user } = visited;
    await typeDate(visited, '24.11.2026');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(reason);
    });
    await fillIn(visited);
    await user.click(button('Select Table'));
    expect(document.querySelector('#booker-time-message')).toHaveTextContent(reason);
    await user.click(button(messages.nextOpen({ date: dayOf('2026-11-25') })));
    expect(field('Reservation Date').value).toBe('25.11.2026');
    expect(field('Time').value).toBe('09:00 AM');
  });

  test('the date groups the times by service, and shows what the venue says about a special day', async () => {
    const lunch = { name: 'Lunch', first: 12 * 60, last: 14 * 60 };
    const dinner = { name: 'Dinner', first: 18 * 60 + 30, last: 22 * 60 };
    const special = { date: '2026-11-24', note: 'Live music from 8 PM.', services: [dinner] };
    const visited = visit(
      pageOf('first', {}, { hours: undefined, services: [dinner, lunch], special_days: [special] }),
    );
    const groups = () => [...field('Time').querySelectorAll('optgroup')];
    expect(groups().map(({ label, children }) => [label, children[0]!.textContent, children.length])).toEqual([
      ['Lunch', '12:00 PM', 9],
      ['Dinner', '06:30 PM', 15],
    ]);
    await typeDate(visited, '24.11.2026');
    expect(await screen.findByText('Live music from 8 PM.')).toBeVisible();
    expect(groups()).toEqual([]);
    expect(field('Time').value).toBe('06:30 PM');
  });

  test('the date is shown in words, with a way back to a time that a new date has reset', async () => {
    const visited = visit(pageOf('first'));
    const { user } = visited;
    await user.selectOptions(field('Time'), '07:00 PM');
    await typeDate(visited, '5/6');
    expect(screen.getByText(/5 June/)).toBeVisible();
    expect(field('Time').value).toBe('09:00 AM');
    expect(screen.getByText(messages.timeReset({ at: '09:00 AM' }))).toBeVisible();
    await user.click(button(messages.backToTime({ at: '07:00 PM' })));
    expect(field('Time').value).toBe('07:00 PM');
    expect(field('Time')).toHaveFocus();
    expect(screen.queryByText(messages.timeReset({ at: '07:00 PM' }))).toBeNull();
  });
});

describe('the country code', () => {
  test('offers all countries on focus, takes the one that is found by its name, and says if none is', async () => {
    const { user } = visit(pageOf('first'));
    await user.click(field('Country code'));
    expect(await screen.findByRole('option', { name: /^Sri Lanka/ })).toHaveAttribute('aria-selected', 'true');
    const options = (): HTMLElement[] => within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options().length).toBeGreaterThan(200);
    await user.keyboard('nowhere');
    expect(screen.getByText(messages.noCountry)).toBeVisible();
    await user.clear(field('Country code'));
    await user.keyboard('indon');
    expect(options().map((option) => option.textContent)).toEqual(['Indonesia+62']);
    await user.click(options()[0]!);
    expect(field('Country code').value).toBe('+62');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('takes a country by keys without submitting the form, and digits when the field is left', async () => {
    const { user, host } = visit(pageOf('first'));
    await user.click(field('Country code'));
    await screen.findByRole('listbox');
    await user.keyboard('united{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field('Country code').getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('United Kingdom');
    await user.keyboard('{Enter}');
    expect(field('Country code').value).toBe('+44');
    expect(host.to(VALIDATE)).toEqual([]);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field('Country code').value).toBe('+44');
    await user.clear(field('Country code'));
    await user.keyboard('0094');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field('Country code').value).toBe('+94');
  });
});

describe('Select Table', () => {
  test('Select Table is busy while the host validates the form, and sends once', async () => {
    const slow = later();
    const visited = visit(pageOf('first'), (host) => {
      host.validate = () => slow.reply;
    });
    await fillIn(visited);
    for (let press = 0; press < 5; press++) fireEvent.click(button('Select Table'));
    await waitFor(() => {
      expect(button('Select Table')).toHaveAttribute('aria-busy', 'true');
    });
    slow.come({ json: { success: true } });
    await waitFor(async () => {
      expect(await heading('Table Selection')).toHaveFocus();
    });
    expect(visited.host.to(VALIDATE)).toHaveLength(1);
  });

  test("Select Table shows the host's messages under their fields, focuses the first invalid field and keeps the input", async () => {
    const visited = visit(pageOf('first'), (host) => {
      host.validate = () =>
        refused({ phone: ['P.'], country_code: 'C.', email: ['E.'], time: { 0: 'T.' }, weather: ['W.'] });
    });
    await fillIn(visited);
    await visited.user.click(button('Select Table'));
    await waitFor(() => {
      expect(field('Time')).toHaveFocus();
    });
    for (const [label, message] of [
      ['Time', 'T.'],
      ['Email Address', 'E.'],
      ['Country code', 'C. P.'],
      ['WhatsApp Number', 'C. P.'],
    ] as const) {
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(field(label)).toHaveAccessibleDescription(message);
    }
    expect(field('First Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('W.');
    expect(field('First Name').value).toBe('Ada');
    await visited.user.type(field('Email Address'), 'x');
    expect(field('Email Address')).not.toHaveAttribute('aria-invalid');
  });

  test('Select Table counts the fields with an error, in the title too, and leads to each by its name', async () => {
    const visited = visit(pageOf('first'), (host) => {
      host.validate = () => refused({ email: ['Bounced.'], phone: ['Too short.'] });
    });
    const { user } = visited;
    await fillIn(visited);
    const title = document.title;
    await user.click(button(messages.selectTable));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(messages.fieldErrorCount({ errors: 2 }));
    expect(document.title).toBe(messages.errorTitle({ errors: 2, title }));
    await user.click(within(summary).getByRole('button', { name: messages.fieldNames.phone }));
    expect(document.activeElement).toBe(field('WhatsApp Number'));
    await user.type(field('WhatsApp Number'), '7');
    await waitFor(() => expect(document.title).toBe(messages.errorTitle({ errors: 1, title })));
  });
});
