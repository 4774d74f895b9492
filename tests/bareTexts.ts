/**
 * Finds where a component may put a text beside something else, as far as the types of src/ui/jsx.ts don't: the type
 * checker looks neither into fragments nor at what a component returns as a `ReactNode`.
 */
import { parseSync } from 'vite';
import { type Node, childrenOf, isNode } from './textsInCode.ts';

const nodeAt = (node: Node, name: string): Node | undefined => (isNode(node[name]) ? node[name] : undefined);

/** The parts of an expression that are not known to be elements, or nothing. */
function unprovenParts(node: Node | undefined): Node[] {
  if (!node) return [];
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return [];
    case 'JSXText':
      return /^\s*\n\s*$/.test(String(node['value'])) ? [] : [node];
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? [node] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return unprovenParts(nodeAt(node, 'expression'));
    case 'ConditionalExpression':
      return [...unprovenParts(nodeAt(node, 'consequent')), ...unprovenParts(nodeAt(node, 'alternate'))];
    case 'LogicalExpression':
      return [
        ...(node['operator'] === '&&' ? [] : unprovenParts(nodeAt(node, 'left'))),
        ...unprovenParts(nodeAt(node, 'right')),
      ];
    case 'Identifier':
      // Its type is `Elements`, or its callers have JSX of that type.
      return node['name'] === 'children' ? [] : [node];
    case 'CallExpression':
      return unprovenCall(node);
    default:
      return [node];
  }
}

function unprovenCall(node: Node): Node[] {
  const callee = nodeAt(node, 'callee');
  const [argument] = node['arguments'] as Node[];
  const name = callee?.['name'] ?? (callee && nodeAt(callee, 'property')?.['name']);
  if (name === 'children') return [];
  if (name === 'createPortal') return unprovenParts(argument);
  if (name === 'map' && argument && isFunction(argument)) return resultsOf(argument).flatMap(unprovenParts);
  return [node];
}

const isFunction = ({ type }: Node): boolean => type.includes('Function');

/** What a function returns. */
function resultsOf(node: Node): Node[] {
  const returned = (part: Node): Node[] => {
    if (part.type === 'ReturnStatement') return [part['argument']].filter(isNode);
    return isFunction(part) ? [] : childrenOf(part).flatMap(returned);
  };
  const body = nodeAt(node, 'body');
  if (!body) return [];
  return body.type === 'BlockStatement' ? returned(body) : [body];
}

/** Returns the code of what may be a text beside something else, each with its line. */
export function bareTexts(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXFragment') found.push(...(node['children'] as Node[]).flatMap(unprovenParts));
    if (isFunction(node) && /"ReactNode"/.test(JSON.stringify(node['returnType'] ?? '')))
      found.push(...resultsOf(node).flatMap(unprovenParts));
    childrenOf(node).forEach(visit);
  };
  visit(program as unknown as Node);
  return found.map(
    ({ start, end }) => `${code.slice(0, start).split('\n').length}: ${code.slice(start, Number(end)).trim()}`,
  );
}
