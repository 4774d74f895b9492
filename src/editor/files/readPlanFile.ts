/** Opens a plan's file. Whatever is wrong with it is said in words for whoever runs the venue; nothing is thrown. */
import { findJsonSyntaxError } from '../../domain/plan/reading/jsonSyntaxError.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { type Plan, validatePlan, planSchema } from '../../domain/plan/plan.ts';
import { type ValidationError, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { describeLocation } from './errorLocation.ts';
import { MAX_DECOR, MAX_TABLES, MAX_FILE_BYTES, FILE_TOO_LARGE, tooManyTablesMessage } from './fileLimits.ts';
import { readTextFile } from './readTextFile.ts';

/** What a file is that is no plan, as far as it can be told: the first four can be imported or pasted. */
export type OtherFileType = 'answer' | 'pretix' | 'svg' | 'items' | 'venue';
/** A fault with its place as a JSON Pointer, and the same place in words. */
export type PlanFileError = ValidationError & { readonly location: string };
/**
 * `faults` of a plan that was read are those that the editor can mend: a table beyond the edge, no table at all. Of one
 * that was not, they are the first of what is wrong, `more` the number of the others.
 */
export type PlanFileResult =
  | { readonly ok: true; readonly plan: Plan; readonly faults: readonly PlanFileError[] }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly kind?: OtherFileType;
      readonly faults: readonly PlanFileError[];
      readonly more: number;
    };

/** So many faults are told: more would be read by nobody. */
const TOLD = 20;
/** Up to here a text that is no JSON is searched for the place where it ends to be one. */
const MOST_SEARCHED = 4_000_000;

/** A plan from a file, which may have been moved or be of any kind. */
export async function readPlanFile(file: Blob): Promise<PlanFileResult> {
  const read = await readTextFile(file);
  return read.ok ? readPlanText(read.text) : refused(read.reason);
}

/** A plan from a file's text: at most 20 MB, of version 1, with at most 20,000 tables, each with an id and a category. */
export function readPlanText(text: string): PlanFileResult {
  if (text.length > MAX_FILE_BYTES) return refused(FILE_TOO_LARGE);
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return refused('This file is empty.');
  if (/^\s*<(?:\?xml|!DOCTYPE|!--|svg)/i.test(plain))
    return refused('This is a drawing (SVG), not a plan’s file. Use Import to make tables of its shapes.', 'svg');
  let json: unknown;
  try {
    json = JSON.parse(plain);
  } catch {
    return refused(noJson(plain));
  }
  const other = otherKind(json);
  if (other) return other;
  const many = tooMuch(json);
  if (many !== undefined) return refused(many);
  const read = parseWithSchema(planSchema, json);
  if (!read.ok) return faulty(json, read.errors);
  const faults = validatePlan(read.value);
  // Without an own id and a category, a table could be neither chosen nor drawn; all else can be mended on the plan.
  const fatal = faults.filter(({ path }) => path.endsWith('/id') || path.endsWith('/room_id'));
  return fatal.length > 0
    ? faulty(json, fatal)
    : { ok: true, plan: read.value, faults: faults.slice(0, TOLD).map((fault) => told(json, fault)) };
}

function refused(reason: string, kind?: OtherFileType): PlanFileResult {
  return { ok: false, reason, faults: [], more: 0, ...(kind ? { kind } : {}) };
}

function faulty(json: unknown, faults: readonly ValidationError[]): PlanFileResult {
  const first = told(json, faults[0]!);
  const others =
    faults.length === 1
      ? ''
      : faults.length === 2
        ? ' One more thing is wrong.'
        : ` ${(faults.length - 1).toLocaleString('en')} more things are wrong.`;
  const reason = `This plan can’t be opened. ${first.location}: ${first.message}.${others}`;
  return {
    ok: false,
    reason,
    faults: faults.slice(0, TOLD).map((fault) => told(json, fault)),
    more: Math.max(faults.length - TOLD, 0),
  };
}

function told(json: unknown, fault: ValidationError): PlanFileError {
  return { ...fault, location: describeLocation(json, fault.path) };
}

function noJson(text: string): string {
  const words = 'This file is no plan, or it was damaged';
  if (text.length > MOST_SEARCHED) return `${words}.`;
  // A text of a single vast word overflows the search: then there is no place to name.
  try {
    const place = findJsonSyntaxError(text);
    return place ? `${words}: it can’t be read from line ${place.line}, column ${place.column} on.` : `${words}.`;
  } catch {
    return `${words}.`;
  }
}

function otherKind(json: unknown): PlanFileResult | undefined {
  if (isGroups(json))
    return refused(
      'This is a list of tables as a booking host answers it, not a plan’s file. Use Import to make a plan of it.',
      'answer',
    );
  if (!isObject(json)) return refused('This file holds no plan.');
  if (Array.isArray(json['zones']))
    return refused('This is a seating plan of pretix, not a plan’s file. Use Import to make a plan of it.', 'pretix');
  if (json['kind'] === 'tidetable/items/1')
    return refused('This is a copy of tables, not a plan’s file. Paste it into a plan.', 'items');
  if (Object.hasOwn(json, 'time_zone') || Object.hasOwn(json, 'location_id'))
    return refused(
      'These are a venue’s settings (venue.json), not its plan. The plan is in plan.json beside it.',
      'venue',
    );
  const { version } = json;
  if (version !== undefined && version !== 1) {
    return refused(
      typeof version === 'number'
        ? `This file is of version ${version}; this editor knows version 1.`
        : 'This file does not say which version of a plan it is; this editor knows version 1.',
    );
  }
  if (version === undefined && !Object.hasOwn(json, 'areas')) return refused('This file holds no plan.');
  return undefined;
}

function isGroups(json: unknown): boolean {
  return Array.isArray(json) && json.some((group) => isObject(group) && Object.hasOwn(group, 'rooms'));
}

/** Counted before anything is read: 100,000 tables would have the schema at work for seconds. */
function tooMuch(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const areas = Array.isArray(json['areas']) ? (json['areas'] as unknown[]) : [];
  const count = areas.reduce(
    (sum: number, area) => sum + (isObject(area) && Array.isArray(area['rooms']) ? area['rooms'].length : 0),
    0,
  );
  if (count > MAX_TABLES) return tooManyTablesMessage(count);
  const most = MAX_DECOR.toLocaleString('en');
  if (areas.length > MAX_TABLES)
    return `This file holds ${areas.length.toLocaleString('en')} areas. The editor takes up to ${MAX_TABLES.toLocaleString('en')}.`;
  const decor = json['decor'];
  if (Array.isArray(decor) && decor.length > MAX_DECOR)
    return `This file holds ${decor.length.toLocaleString('en')} pieces of decor. The editor takes up to ${most}.`;
  const categories = json['categories'];
  if (Array.isArray(categories) && categories.length > MAX_TABLES)
    return `This file holds ${categories.length.toLocaleString('en')} categories. The editor takes up to ${MAX_TABLES.toLocaleString('en')}.`;
  return undefined;
}
