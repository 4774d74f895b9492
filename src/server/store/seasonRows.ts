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
  /** Of the holder's link; null until the owner makes one. */
  readonly secret_hash: string | null;
  readonly created_at: number;
};
