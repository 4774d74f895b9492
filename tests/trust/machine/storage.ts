/** Disks, folders and logs that are full, slow, gone or damaged. */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTempFolder } from '../../server/serverHarness.ts';
import { send, start } from '../trustHost.ts';
import {
  type Fault,
  LIMITLESS,
  type Scene,
  mountObstacle,
  nextName,
  refusesToStart,
  runAsRoot,
  underFault,
} from './fault.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'tidetable.sqlite');

/** Returns what `/readyz` warns of, unless it warns of the log. */
async function missesLogWarning({ host }: Scene): Promise<string | undefined> {
  const { text } = await send(host, '/readyz');
  return text.includes("the log can't be written") ? undefined : `/readyz says ${text}`;
}

const logs: readonly Fault[] = [
  {
    fault: 'the disk of the log is full',
    remedy: 'Free it, or rotate the log. Lines are dropped meanwhile, and `/readyz` warns.',
    run: underFault({
      options: () => ({ wrap: ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'] }),
      goesOn: true,
      look: missesLogWarning,
    }),
  },
  {
    fault: 'the program that reads the log ends',
    remedy: 'Start it again with the host. Lines are dropped meanwhile.',
    run: underFault({
      bring: async ({ host }) => {
        host.process.stderr?.destroy();
        return () => {};
      },
      goesOn: true,
    }),
  },
  {
    fault: 'the program that reads the log stalls',
    remedy: 'Nothing. Lines wait in memory, up to 8 MB.',
    run: underFault({
      bring: async ({ host }) => {
        host.process.stderr?.pause();
        return () => void host.process.stderr?.resume();
      },
      goesOn: true,
    }),
  },
  {
    fault: 'the log is rotated: renamed, then emptied',
    remedy: 'Nothing. Use `copytruncate`, as the host keeps its file open.',
    run: underFault({
      options: (dataDir) => ({ wrap: ['sh', '-c', `exec "$@" 2>>${dataDir}/log`, 'sh'] }),
      bring: async ({ dataDir }) => {
        renameSync(join(dataDir, 'log'), join(dataDir, 'log.1'));
        return () => truncateSync(join(dataDir, 'log.1'), 0);
      },
      goesOn: true,
    }),
  },
];

const mounts: string[] = [];
/** Ends what faults have mounted. */
export function unmountAll(): void {
  for (const folder of mounts.splice(0)) runAsRoot('umount', '-l', folder);
}

/** Mounts a file system of its own at the data folder. */
const mounted = (options: string) => (dataDir: string) => {
  runAsRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', dataDir);
  mounts.push(dataDir);
  return {};
};

/** Writes until there is no room. Returns what makes room again. */
async function fill({ dataDir }: Scene): Promise<() => void> {
  const file = join(dataDir, 'filler');
  const descriptor = openSync(file, 'w');
  for (const size of [65_536, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // No room for as much.
    }
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

async function useUpInodes({ dataDir }: Scene): Promise<() => void> {
  const folder = join(dataDir, 'many');
  mkdirSync(folder);
  try {
    for (let i = 0; ; i++) writeFileSync(join(folder, String(i)), '');
  } catch {
    // None is left.
  }
  return () => rmSync(folder, { recursive: true });
}

const disks: readonly Fault[] = [
  {
    fault: 'the disk of the data folder is full',
    remedy: 'Free it. Reservations are refused with a message meanwhile, pages are shown.',
    obstacle: mountObstacle,
    run: underFault({ options: mounted('size=16m'), bring: fill, goesOn: false }),
  },
  {
    fault: 'the disk of the data folder has no inodes left',
    remedy: 'Delete files. Mails that are written to files wait meanwhile.',
    obstacle: mountObstacle,
    run: underFault({ options: mounted('size=64m,nr_inodes=64'), bring: useUpInodes, goesOn: true }),
  },
  {
    fault: 'the data folder is read-only at the start',
    remedy: 'Mount it writable.',
    obstacle: mountObstacle,
    run: refusesToStart((dataDir) => {
      mounted('size=16m')(dataDir);
      runAsRoot('mount', '-o', 'remount,ro', dataDir);
      return {};
    }, /\S/),
  },
];

let shim: string | undefined;
/** Compiles the disk that stalls or fails, where there is a compiler. */
function badDisk(variable: string) {
  return (dataDir: string) => {
    if (shim === undefined) {
      shim = join(mkdtempSync(join(tmpdir(), 'tidetable-disk-')), 'disk.so');
      runAsRoot('cc', '-shared', '-fPIC', '-o', shim, fileURLToPath(new URL('disk.c', import.meta.url)), '-ldl');
    }
    return { env: { LD_PRELOAD: shim, [variable]: join(dataDir, 'fault') } };
  };
}
async function breakDisk({ dataDir }: Scene): Promise<() => void> {
  writeFileSync(join(dataDir, 'fault'), '');
  return () => rmSync(join(dataDir, 'fault'));
}
const compilerObstacle = (): string | undefined =>
  process.platform === 'linux' && existsSync('/usr/bin/cc') ? undefined : 'needs a C compiler on Linux';

const badDisks: readonly Fault[] = [
  {
    fault: 'every write to the disk stalls for 2 s',
    remedy: 'Nothing. Guests wait that long.',
    obstacle: compilerObstacle,
    run: underFault({ options: badDisk('DISK_STALLS'), bring: breakDisk, goesOn: true }),
  },
  {
    fault: 'the disk fails to keep what is written (EIO)',
    remedy: 'Replace it, and restore the last backup if the start says that the file is damaged.',
    obstacle: compilerObstacle,
    run: underFault({ options: badDisk('DISK_FAILS'), bring: breakDisk, goesOn: false }),
  },
];

const databases: readonly Fault[] = [
  {
    fault: 'another program holds the lock of the database for 2 s',
    remedy: 'Nothing. Guests wait that long.',
    run: underFault({
      bring: async ({ dataDir }) => {
        const other = new Database(fileIn(dataDir));
        other.exec('begin immediate');
        setTimeout(() => other.exec('rollback').close(), 2_000);
        return () => {};
      },
      goesOn: true,
    }),
  },
  {
    fault: 'the data folder is moved away, and comes back',
    remedy: 'Bring it back. Reservations are refused meanwhile.',
    run: underFault({
      bring: async ({ dataDir }) => {
        renameSync(dataDir, `${dataDir}.away`);
        return () => renameSync(`${dataDir}.away`, dataDir);
      },
      goesOn: false,
    }),
  },
  {
    fault: 'the database file is damaged at the start',
    remedy: 'Restore the last backup with `npm run restore`.',
    run: refusesToStart((dataDir) => {
      writeFileSync(fileIn(dataDir), 'SQLite format 3\0'.padEnd(8_192, 'x'));
      return {};
    }, /tidetable\.sqlite/),
  },
];

const volumes: readonly Fault[] = ['lost+found', '@eaDir', '#recycle'].map((folder) => ({
  fault: `the volume of the venues has only \`${folder}\``,
  remedy: 'Open the address that the start prints, and make the first venue.',
  run: async () => {
    const host = await start(nextName(), LIMITLESS, { venuesDir: createTempFolder({ [`${folder}/x`]: '' }) });
    const holds = /\/setup#token=/.test(host.output().stdout);
    await host.stop();
    return { figure: holds ? 'prints the setup address' : host.output().stdout.slice(0, 120), holds };
  },
}));

export const storageFaults: readonly Fault[] = [...logs, ...disks, ...badDisks, ...databases, ...volumes];
