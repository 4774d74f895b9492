/** Shows a host's availability answer as a map and nothing else, for inspection and benchmarks. */
import '../ui/olderBrowsers.ts';
import '../ui/olderCanvas.ts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createColorConverter } from '../api/cssColor.ts';
import { fetchAvailabilityResponse } from '../api/fetchAvailability.ts';
import { parseAvailability } from '../domain/plan/reading/availability.ts';
import { buildScene } from '../map/scene/scene.ts';
import { showEmptyAnswer, showFailure, showFindingsNote, showLoading, showMissingAddress } from './notes.ts';
import { StandaloneMap } from './StandaloneMap.tsx';

const LOADING_DELAY_MS = 1_000;

function show(address: string, answer: unknown): void {
  const reading = parseAvailability(answer, createColorConverter());
  if (!reading.ok || reading.availability.tables.length === 0) {
    showEmptyAnswer(address, reading);
    return;
  }
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  createRoot(element).render(createElement(StandaloneMap, { scene: buildScene(reading.availability.tables) }));
  showFindingsNote(address, reading.problems);
}

async function start(): Promise<void> {
  const address = new URLSearchParams(window.location.search).get('answer');
  if (!address) {
    showMissingAddress();
    return;
  }
  const timer = setTimeout(showLoading, LOADING_DELAY_MS);
  const answer = await fetchAvailabilityResponse(address);
  clearTimeout(timer);
  if (answer.ok) show(address, answer.json);
  else await showFailure(address, answer.error);
}

void start();
