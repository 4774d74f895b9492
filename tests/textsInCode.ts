/** Finds texts for people in the source of a page, outside the catalogues of its languages. */
import { parseSync } from 'vite';

export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);
/** Properties that show what is assigned to them: of elements, of the document, and of what is painted. */
const TEXT_PROPERTIES: ReadonlySet<string> = new Set([
  'ariaLabel',
  'ariaDescription',
  'alt',
  'innerText',
  'label',
  'placeholder',
  'text',
  'textContent',
  'title',
]);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) => (name === 'parent' ? [] : [value].flat().filter(isNode)));
/** A letter between others; single ones are units, symbols and keys. */
const isText = (text: string): boolean => /\p{L}\p{M}*\p{L}/u.test(text);

/** Texts that an expression may evaluate to, as far as it says so itself. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])];
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node['expression']);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap(textsOf);
    case 'LogicalExpression':
      return [node['left'], node['right']].flatMap(textsOf);
    case 'BinaryExpression':
      return node['operator'] === '+' ? [node['left'], node['right']].flatMap(textsOf) : [];
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).flatMap(textsOf);
    default:
      return [];
  }
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof name === 'string' ? name : '';
}

/** What a node shows to people by itself: the text of an element, of an attribute, or one that is assigned. */
function shownBy(node: Node): string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as unknown[]).flatMap(textsOf);
    case 'JSXAttribute':
      return TEXT_ATTRIBUTES.has(nameOf(node['name'])) ? textsOf(node['value']) : [];
    case 'AssignmentExpression': {
      const { left, right } = node;
      return isNode(left) && left.type === 'MemberExpression' && TEXT_PROPERTIES.has(nameOf(left['property']))
        ? textsOf(right)
        : [];
    }
    case 'Property':
      return TEXT_PROPERTIES.has(nameOf(node['key'])) ? textsOf(node['value']) : [];
    case 'CallExpression': {
      const { callee, arguments: values } = node as unknown as { callee: Node; arguments: Node[] };
      const isAttribute = callee.type === 'MemberExpression' && nameOf(callee['property']) === 'setAttribute';
      return isAttribute && TEXT_ATTRIBUTES.has(nameOf(values[0])) ? textsOf(values[1]) : [];
    }
    default:
      return [];
  }
}

type ShownText = { readonly line: number; readonly text: string };

/** Returns the texts in a source file that people would see in one language only. */
export function textsInCode(file: string, code: string): ShownText[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: ShownText[] = [];
  const visit = (node: Node): void => {
    for (const text of shownBy(node))
      if (isText(text)) found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim() });
    childrenOf(node).forEach(visit);
  };
  visit(program as unknown as Node);
  return found;
}
