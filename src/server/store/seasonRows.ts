/**
 * `offered` to the holder of the season before, until `answer_by`; then `held`, `declined` by the holder, or `expired`.
 * Only the first two keep their dates from others.
 */
export type SeasonState = 'held' | 'offered' | 'declined' | 'expired';

/** A place that a guest has for a season. Its blocks keep the dates that its holder has not given back. */
export type SeasonPlaceRow = {
  readonly tenant: string;
  readonly id: number;
  readonly table_key: string;
  /** The table's name when the place was assigned. */
  readonly table_name: string;
  readonly name: string;
  /** May be empty, as the telephone number. */
  readonly email: string;
  readonly phone: string;
  readonly from_date: string;
  readonly until_date: string;
  /** 1 or 0. */
  readonly paid: number;
  readonly state: SeasonState;
  /** The last date for an answer to an offer, YYYY-MM-DD. */
  readonly answer_by: string | null;
  /** Which link is the holder's: a new one has the next number, and ends the one before. */
  readonly link: number;
  /** Of the holder's link; null until it is shown or mailed. */
  readonly secret_hash: string | null;
  readonly created_at: number;
};
