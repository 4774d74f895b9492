/** The focus of a card that goes to another group, where React makes a new one of it. */
export type MovedFocus = {
  /** Called as a party's card goes with the focus. */
  lose(party: number): void;
  /** Returns whether a party's new card gets the focus. */
  take(party: number): boolean;
};

export function createMovedFocus(): MovedFocus {
  let lost: number | undefined;
  return {
    lose(party) {
      lost = party;
    },
    take(party) {
      if (lost !== party) return false;
      lost = undefined;
      return true;
    },
  };
}
