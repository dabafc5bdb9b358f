import * as React from 'react';
import type { Channel } from 'storybook/internal/channels';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import { useStorybookState } from 'storybook/manager-api';
import { reviewEvents, type ReviewState } from '../preview/channel';
import { rowsOf, type Row } from './rows';

let review: { state?: ReviewState; rows: readonly Row[] } = { rows: [] };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Requests the state from the preview, now and after each reload of the preview, and keeps the latest one. */
export function connectReview(channel: Channel) {
  channel.on(reviewEvents.state, (state: ReviewState) => {
    review = { state, rows: rowsOf(state, review.rows) };
    for (const listener of listeners) listener();
  });
  const request = () => channel.emit(reviewEvents.requestState);
  channel.on(PREVIEW_INITIALIZED, request);
  request();
}

/** The latest state, and the messages of the story on screen: undefined while the state is about another story. */
export function useReview(): { state: ReviewState | undefined; rows: readonly Row[] | undefined } {
  const { storyId } = useStorybookState();
  const { state, rows } = React.useSyncExternalStore(subscribe, () => review);
  return { state, rows: state && state.storyId === storyId ? rows : undefined };
}
