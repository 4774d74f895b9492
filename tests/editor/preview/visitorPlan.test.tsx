import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { publicVenueSchema } from '../../../src/domain/booking/venue.ts';
import { planSchema } from '../../../src/domain/plan/plan.ts';
import { VisitorPlan } from '../../../src/editor/preview/VisitorPlan.tsx';
import { messages } from '../../../src/editor/messages.ts';

const COUNT = 620;

afterEach(cleanup);

it('lists every table of a long plan, in order', async () => {
  const rooms = Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    room_id: 1,
    name: `Line ${index + 1}`,
    beds: 2,
    coordinates: { x: index * 10, y: 0, width: 8, height: 8 },
  }));
  const plan = planSchema.parse({
    version: 1,
    width: COUNT * 10,
    height: 20,
    categories: [{ id: 1, name: 'Line', color: '#0d5a73' }],
    areas: [{ id: 1, name: 'Beach', rooms }],
    decor: [],
  });
  render(
    <Provider store={createStore()}>
      <VisitorPlan
        plan={plan}
        venue={publicVenueSchema.parse({ name: 'A venue' })}
        date="2026-07-01"
        guests={2}
        taken={new Set([String(COUNT)])}
        theme="light"
        size={{ width: 360, height: 640 }}
      />
    </Provider>,
  );
  const list = screen.getByRole('list', { name: messages.preview.tables });
  await waitFor(() => expect(list.children).toHaveLength(COUNT));
  expect([...list.children].map(({ textContent }) => textContent.split(',')[0])).toEqual(rooms.map(({ name }) => name));
  within(list).getByText(`Line ${COUNT}, ${messages.seats({ count: 2 })}, ${messages.preview.states.unavailable}`);
});
