/** What is selected, field by field; what is written here is written to all of it. With nothing selected, the plan itself. */
import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Item } from '../../../domain/document/editorDocument.ts';
import {
  selectedKeysAtom,
  selectedDecorAtom,
  selectedItemsAtom,
  selectedTablesAtom,
} from '../../document/selection.ts';
import { planHandleAtom } from '../../session/view.ts';
import { runCommandAtom } from '../../commands/command.ts';
import { getCommand } from '../../commands/definitions/commandRegistry.ts';
import { keybindingOf } from '../../commands/keybindings.ts';
import { AreaList } from '../areasAndCategories/AreaList.tsx';
import { CategoryList } from '../areasAndCategories/CategoryList.tsx';
import { messages as editorWords } from '../../messages.ts';
import { DecorFields } from './DecorFields.tsx';
import './inspector.css';
import { FlagFields } from './FlagFields.tsx';
import { TransformFields } from './TransformFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { TableFields } from './TableFields.tsx';
import { decorTypeName, decorName, inspectorMessages as words } from './messages.ts';

/** Each selection is another one for React: what is typed for one is never written to the next. */
const numbers = new WeakMap<ReadonlySet<string>, number>();
let latest = 0;
function numberOf(selection: ReadonlySet<string>): number {
  const known = numbers.get(selection) ?? (latest += 1);
  numbers.set(selection, known);
  return known;
}

export function Inspector(): ReactNode {
  const selected = useAtomValue(selectedKeysAtom);
  const run = useSetAtom(runCommandAtom);
  const handle = useAtomValue(planHandleAtom);
  // In a field these keys are the browser's own, which knows nothing of the plan: only what is being typed is its.
  const press = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.isContentEditable || target.dataset['dirty'] === 'true') return;
    const name = keybindingOf(event.nativeEvent);
    if (name === 'Escape') handle?.element.focus({ preventScroll: true });
    else if (name === 'Mod+Z') run(getCommand('undo'));
    else if (name === 'Shift+Mod+Z' || name === 'Mod+Y') run(getCommand('redo'));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section aria-label={editorWords.inspector}>
      <div className="inspector" role="presentation" onKeyDown={press}>
        <Selection key={numberOf(selected)} />
      </div>
    </section>
  );
}

function Selection(): ReactNode {
  const [items, tables, decor] = [
    useAtomValue(selectedItemsAtom),
    useAtomValue(selectedTablesAtom),
    useAtomValue(selectedDecorAtom),
  ];
  if (items.length === 0) {
    return (
      <>
        <Heading title={words.plan} />
        <PlanFields />
        <AreaList />
        <CategoryList />
      </>
    );
  }
  return (
    <>
      {(items.length > 1 || decor.length > 0) && <Heading title={titleOf(items)} />}
      {decor.length === 0 && <TableFields items={tables} />}
      {tables.length === 0 && <DecorFields items={decor} />}
      {tables.length > 0 && decor.length > 0 && <TransformFields items={items} />}
      <FlagFields items={items} />
    </>
  );
}

function Heading({ title }: { readonly title: string }): ReactNode {
  return (
    <p className="inspector-title">
      <bdi>{title}</bdi>
    </p>
  );
}

function titleOf(items: readonly Item[]): string {
  const [first, more] = items;
  if (first?.kind === 'decor' && !more) {
    const [kind, name] = [decorTypeName(first.decor), decorName(first.decor)];
    return name.startsWith(kind) ? name : `${kind} · ${name}`;
  }
  const tables = items.filter(({ kind }) => kind === 'table').length;
  const decor = items.length - tables;
  return [tables > 0 && words.tables(tables), decor > 0 && words.decor(decor)].filter(Boolean).join(', ');
}
