/**
 * The colors of badges by theme and tone. The ink has a contrast of at least 4.5:1 on the fill, and the edge of at least
 * 3:1.
 */
import type { Theme } from '../palette.ts';
import type { BadgeTone } from './badge.ts';

export type BadgeStyle = {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  /** In CSS pixels. */
  readonly edgeWidth: number;
  readonly isDashed?: true;
  /** The color of a glyph on a disc in the color of the edge: by default the fill. */
  readonly sign?: string;
  /** Lines across the fill: diagonal stripes, or a cross from corner to corner. */
  readonly pattern?: { readonly kind: 'stripes' | 'cross'; readonly color: string };
};

export type BadgeColors = {
  readonly tones: Readonly<Record<BadgeTone, BadgeStyle>>;
  readonly ring: string;
  readonly ringTrack: string;
  readonly overdueRing: string;
  /** Behind glyphs and around marks, in contrast with what lies below them. */
  readonly halo: string;
  readonly mark: string;
  readonly link: string;
};

export const badgeColors: Readonly<Record<Theme, BadgeColors>> = {
  light: {
    tones: {
      open: { fill: '#fffdf8', edge: '#8b8474', ink: '#3b4340', edgeWidth: 1 },
      pale: { fill: '#e6f0f3', edge: '#3f7282', ink: '#14272c', edgeWidth: 1.5 },
      tinted: { fill: '#a5ced6', edge: '#16525e', ink: '#0c2a33', edgeWidth: 2 },
      striped: {
        fill: '#f5d590',
        edge: '#7a4b00',
        ink: '#2b1a00',
        edgeWidth: 2,
        pattern: { kind: 'stripes', color: '#e3b455' },
      },
      solid: { fill: '#0b5660', edge: '#06343a', ink: '#ffffff', edgeWidth: 1.5, sign: '#ffffff' },
      urgent: { fill: '#fde5df', edge: '#ad2a1f', ink: '#5e120b', edgeWidth: 2.5, isDashed: true },
      closed: {
        fill: '#d3cabb',
        edge: '#6b6252',
        ink: '#2f2a20',
        edgeWidth: 1,
        pattern: { kind: 'cross', color: '#8d836f' },
      },
    },
    ring: '#ffd27a',
    ringTrack: '#3d7d86',
    overdueRing: '#ff8a73',
    halo: '#fffdf8',
    mark: '#0a5bd0',
    link: '#14272c',
  },
  dark: {
    tones: {
      open: { fill: '#33393b', edge: '#8b9592', ink: '#e9e3d6', edgeWidth: 1 },
      pale: { fill: '#22414c', edge: '#8fc0cf', ink: '#e6f3f6', edgeWidth: 1.5 },
      tinted: { fill: '#3a6f7c', edge: '#d2f0f5', ink: '#ffffff', edgeWidth: 2 },
      striped: {
        fill: '#5f4515',
        edge: '#ffd88a',
        ink: '#fff3d6',
        edgeWidth: 2,
        pattern: { kind: 'stripes', color: '#7d5d22' },
      },
      solid: { fill: '#c4ebe6', edge: '#f2fffd', ink: '#06272a', edgeWidth: 1.5, sign: '#06272a' },
      urgent: { fill: '#4d1f19', edge: '#ff9d8f', ink: '#ffe3dd', edgeWidth: 2.5, isDashed: true },
      closed: {
        fill: '#252422',
        edge: '#8a8272',
        ink: '#d9cfbb',
        edgeWidth: 1,
        pattern: { kind: 'cross', color: '#5f594d' },
      },
    },
    ring: '#0b6770',
    ringTrack: '#97c3be',
    overdueRing: '#c2361f',
    halo: '#121a1c',
    mark: '#8fc4ff',
    link: '#f5eddf',
  },
};
