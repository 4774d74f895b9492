/** The link with which a guest lets friends see where they will be. */
export type BesideLinkRow = {
  readonly tenant: string;
  readonly reservation_id: number;
  /** Counts the links of the reservation: each is another. */
  readonly link: number;
  /** SHA-256 of the link's secret; null once the guest has ended it. */
  readonly secret_hash: string | null;
};
