/** The id of the heading of the step that stands: it takes the focus when the step comes. */
export const STEP_HEADING_ID = 'step-heading';
