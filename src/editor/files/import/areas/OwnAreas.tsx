/** The owner's areas in the review of a drawing: each has a name, and a line that is drawn around its tables. */
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../controls/Button.tsx';
import { messages } from '../../../messages.ts';
import type { OwnArea } from './ownAreas.ts';

const texts = messages.files.import.ownAreas;

export function OwnAreas({
  areas,
  drawn,
  onChange,
  onDraw,
}: {
  readonly areas: readonly OwnArea[];
  /** The area whose line is drawn next. */
  readonly drawn: number | undefined;
  onChange(areas: readonly OwnArea[]): void;
  onDraw(id: number | undefined): void;
}): ReactNode {
  const add = (): void => {
    const id = Math.max(0, ...areas.map((area) => area.id)) + 1;
    onChange([...areas, { id, name: texts.newName({ number: id }), lasso: [], kinds: new Set() }]);
    onDraw(id);
  };
  return (
    <fieldset className="editor-dialog-choice editor-import-areas">
      <legend>{texts.title}</legend>
      {areas.map((area) => (
        <div key={area.id}>
          <input
            type="text"
            aria-label={texts.name}
            value={area.name}
            maxLength={80}
            onChange={({ target }) =>
              onChange(areas.map((each) => (each === area ? { ...area, name: target.value } : each)))
            }
          />
          <Button aria-pressed={drawn === area.id} onClick={() => onDraw(drawn === area.id ? undefined : area.id)}>
            {texts.draw}
          </Button>
          <IconButton
            icon={Trash2}
            label={texts.remove({ name: area.name })}
            onClick={() => {
              onChange(areas.filter((each) => each !== area));
              onDraw(undefined);
            }}
          />
        </div>
      ))}
      {drawn !== undefined && <p className="editor-dialog-note">{texts.hint}</p>}
      <div>
        <Button onClick={add}>{texts.add}</Button>
      </div>
    </fieldset>
  );
}
