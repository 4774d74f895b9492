/** Finds the texts in the sources that a catalogue translates, and those that no catalogue would. */
import { parseSync } from 'vite';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) => (name === 'parent' ? [] : [value].flat().filter(isNode)));
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);
const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

function allNodes(file: string, code: string): Node[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    childrenOf(node).forEach(visit);
  };
  visit(program as unknown as Node);
  return found;
}

/** Returns the parts of a template with its values as `{0}`, `{1}` and so on. */
const templateOf = (node: Node): string =>
  (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .reduce((text, part, index) => `${text}{${index - 1}}${part}`);

/** Returns the templates that a file says, as the keys of a catalogue. */
export function saidIn(file: string, code: string): string[] {
  return allNodes(file, code).flatMap((node) =>
    node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'say'
      ? [templateOf(node['quasi'] as Node)]
      : [],
  );
}

const isCheck = (callee: Node): boolean =>
  nameOf(callee['object']) === 'z' && nameOf(callee['property']) !== '_default';

/** Returns the messages that the schemas of a file have of their own: texts, or constants, that a check is given. */
export function schemaMessagesIn(file: string, code: string): string[] {
  const nodes = allNodes(file, code);
  const constants = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' && textOf(node['init']) !== undefined
        ? [[nameOf(node['id']), textOf(node['init'])!] as const]
        : [],
    ),
  );
  const messageOf = (node: Node): string | undefined => {
    if (node.type === 'ObjectExpression') {
      const error = (node['properties'] as Node[]).find((each) => nameOf(each['key']) === 'error');
      return isNode(error?.['value']) ? messageOf(error['value']) : undefined;
    }
    return textOf(node) ?? constants.get(nameOf(node));
  };
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' || !isCheck(node['callee'] as Node)) return [];
    return (node['arguments'] as Node[]).slice(1).flatMap((each) => messageOf(each) ?? []);
  });
}

/** Returns the messages and titles of findings that a file puts together without a catalogue. */
export function unsaidIn(file: string, code: string): string[] {
  return allNodes(file, code).flatMap((node) => {
    if (node.type !== 'Property' || !['message', 'title'].includes(String(nameOf(node['key'])))) return [];
    return textsIn(node['value']).filter((text) => /\p{L}{2}/u.test(text));
  });
}

function textsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(textsIn);
  if (node.type === 'TemplateLiteral') return [templateOf(node)];
  const text = textOf(node);
  return text === undefined ? [] : [text];
}
