/**
 * The labels and names that embedders, screen readers and QA scripts rely on. Other tests find elements by the message
 * constants, so only this one notices a change; `publicNames.ts` has those of tools, commands and fields. Do not change
 * these without need.
 */
import { expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { messages as editorMessages } from '../../../src/editor/messages.ts';

test('keeps the names of the booking page', () =>
  expect(messages).toMatchObject({
    date: 'Reservation Date',
    time: 'Time',
    guest: 'Guest',
    stay: 'Your stay',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    countryCode: 'Country code',
    phone: 'WhatsApp Number',
    notes: 'Notes / Request',
    promoCode: 'Promo code',
    selectTable: 'Select Table',
    formHeading: 'Reservation Information',
    tablesHeading: 'Table Selection',
    edit: 'Edit Reservation',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    legend: 'Legend',
    areas: 'Areas',
    yourTables: 'Your tables',
    selectedTables: 'Selected tables',
    list: 'Tables',
    find: 'Find a table',
    terms: 'Terms and Conditions',
    termsTitle: 'Terms and conditions',
    understand: 'I understand',
    reserve: 'MAKE RESERVATION',
    thanks: 'Thank You',
  }));

test('keeps the names of the editor’s panels', () =>
  expect(editorMessages).toMatchObject({
    tools: 'Tools',
    inspector: 'Inspector',
    findings: 'Findings',
    layers: 'Layers',
    list: 'Tables',
  }));
