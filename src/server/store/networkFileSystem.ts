/** Which file systems are on another machine, where the locks that SQLite relies on may not hold. */
import { statfs } from 'node:fs/promises';

/** By the number that Linux gives them (statfs(2)). */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0x00c36400, 'Ceph'],
  [0x01021997, '9P'],
  [0x5346414f, 'AFS'],
  [0x0bd00bd0, 'Lustre'],
]);

/**
 * Returns the name of the network file system with this number, or undefined for a local one. A file system in user
 * space (FUSE) counts as local: its number does not tell where it is.
 */
export function networkFileSystemName(type: number): string | undefined {
  // The numbers have 32 bits, and some platforms hand them on as signed.
  return NETWORK_FILE_SYSTEMS.get(type >>> 0);
}

/** Returns the name of the network file system that has a folder, or undefined for a local or unknown one. */
export async function findNetworkFileSystem(folder: string): Promise<string | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && networkFileSystemName(found.type);
}
