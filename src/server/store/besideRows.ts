/** The link with which a guest lets friends see where they will be. */
export type BesideLinkRow = {
  readonly tenant: string;
  readonly reservation_id: number;
  /** Counts the links of the reservation: each is another. */
  readonly link: number;
  /** SHA-256 of the link's secret; null once the guest has ended it. */
  readonly secret_hash: string | null;
};

export const BESIDE_LINKS: readonly string[] = [
  `create table beside_links (
    tenant text not null,
    reservation_id bigint not null,
    link integer not null,
    secret_hash text,
    primary key (tenant, reservation_id),
    foreign key (tenant, reservation_id) references reservations (tenant, id) on delete cascade
  )`,
  'create unique index beside_links_by_secret on beside_links (tenant, secret_hash) where secret_hash is not null',
];
