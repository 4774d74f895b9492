/**
 * What a drop would do is told once the party rests at its place this long. Nobody reads it for the places that the
 * party passes, and each change of words has the browser lay out and paint the page again, where a transform alone
 * costs next to nothing.
 */
export const DRAG_REST_MS = 60;
