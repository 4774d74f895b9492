/** Which release runs. */
import manifest from '../../package.json' with { type: 'json' };

/** The version in package.json, which is built in. */
export const VERSION: string = manifest.version;
