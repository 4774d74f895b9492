/** What the booking page sends at step 2, here for Ada and table 1 of the venue with the location id 7. */
const PAYLOAD = {
  first_name: 'Ada',
  last_name: 'Silva',
  country_code: '+94',
  phone: '771234567',
  email: 'ada@example.com',
  notes: '',
  terms: true,
  time: '10:00 AM',
  selected_tables: [1],
  location_id: '7',
  guests: '2',
  date: '23.11.2026',
  step: 2,
};

export function payloadOf(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...PAYLOAD, ...changes };
}

/** Sends a reservation to a host, as its page does. */
export function postReservation(
  hostUrl: string,
  changes: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${hostUrl}/reservation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(payloadOf(changes)),
  });
}
