import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { findNetworkFileSystem, networkFileSystemName } from '../../../src/server/store/networkFileSystem.ts';

test('network file systems are known by their numbers, signed or not, and local ones are not', async () => {
  // What statfs(2) says of NFS, SMB 2, ext4, tmpfs and overlayfs.
  expect([0x6969, 0xfe534d42, 0xfe534d42 | 0, 0xef53, 0x01021994, 0x794c7630].map(networkFileSystemName)).toEqual([
    'NFS',
    'SMB',
    'SMB',
    undefined,
    undefined,
    undefined,
  ]);
  expect(await findNetworkFileSystem(tmpdir())).toBeUndefined();
  expect(await findNetworkFileSystem('/nowhere')).toBeUndefined();
});
