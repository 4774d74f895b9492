/**
 * The labels and names that embedders, screen readers and QA scripts rely on. Other tests find elements by the message
 * constants, so only this one notices a change. Do not change these without need.
 */
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/booker/messages.ts';
import { commands } from '../../../src/editor/commands/definitions/commandRegistry.ts';
import { messages as editorMessages } from '../../../src/editor/messages.ts';
import { tableFieldLabels } from '../../../src/editor/panels/inspector/messages.ts';
import { COMMAND_NAMES, FIELD_NAMES, TOOL_NAMES } from '../publicNames.ts';

describe('the booking page', () => {
  test('keeps the names of the form', () => {
    expect([
      messages.date,
      messages.time,
      messages.guest,
      messages.stay,
      messages.firstName,
      messages.lastName,
      messages.email,
      messages.countryCode,
      messages.phone,
      messages.notes,
      messages.promoCode,
      messages.selectTable,
      messages.formHeading,
    ]).toEqual([
      'Reservation Date',
      'Time',
      'Guest',
      'Your stay',
      'First Name',
      'Last Name',
      'Email Address',
      'Country code',
      'WhatsApp Number',
      'Notes / Request',
      'Promo code',
      'Select Table',
      'Reservation Information',
    ]);
  });

  test('keeps the names of the tables', () => {
    expect([
      messages.tablesHeading,
      messages.edit,
      messages.zoomIn,
      messages.zoomOut,
      messages.fit,
      messages.legend,
      messages.areas,
      messages.yourTables,
      messages.selectedTables,
      messages.list,
      messages.find,
    ]).toEqual([
      'Table Selection',
      'Edit Reservation',
      'Zoom in',
      'Zoom out',
      'Fit',
      'Legend',
      'Areas',
      'Your tables',
      'Selected tables',
      'Tables',
      'Find a table',
    ]);
  });

  test('keeps the names of the terms, the button and the confirmation', () => {
    expect([messages.terms, messages.termsTitle, messages.understand, messages.reserve, messages.thanks]).toEqual([
      'Terms and Conditions',
      'Terms and conditions',
      'I understand',
      'MAKE RESERVATION',
      'Thank You',
    ]);
  });
});

describe('the editor', () => {
  test('keeps the names of the tools', () => {
    expect(editorMessages.tools).toBe('Tools');
    expect(Object.values(editorMessages.toolLabels)).toEqual(expect.arrayContaining([...TOOL_NAMES]));
  });

  test('keeps the names of the commands', () =>
    expect(commands.map(({ label }) => label)).toEqual(expect.arrayContaining([...COMMAND_NAMES])));

  test('keeps the names of the panels and the fields of a table', () => {
    const { inspector, findings, layers, list } = editorMessages;
    expect([inspector, findings, layers, list]).toEqual(['Inspector', 'Findings', 'Layers', 'Tables']);
    expect(Object.values(tableFieldLabels)).toEqual(FIELD_NAMES);
  });
});
