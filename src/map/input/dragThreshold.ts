/** When a press becomes a drag. Everything that distinguishes taps from drags uses this threshold. */

/** As `PointerEvent.pointerType` names it. */
export type PointerType = 'mouse' | 'touch' | 'pen';

/** How far a pointer can move from where it came down, in CSS pixels, and still tap. */
export const DRAG_THRESHOLD_PX: Readonly<Record<PointerType, number>> = { mouse: 4, touch: 6, pen: 6 };
