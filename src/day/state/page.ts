/** What the host has written into the page. */
import { atom } from 'jotai';
import type { DayPageValues } from '../../api/day/dayContract.ts';

export const pageAtom = atom<DayPageValues>({ tenant: '', name: '' });
