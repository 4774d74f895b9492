import { type KeyboardEvent, type ReactNode, useId } from 'react';

type SearchBoxProps = {
  readonly label: string;
  readonly className: string;
  readonly value: string;
  onChange(value: string): void;
  onFocus?: () => void;
  /** The arrow key that leads from the field into the results, if it does. */
  onArrowDown?: () => void;
};

/** A search field above a list, with its label as placeholder. Escape empties it. */
export function SearchBox({ label, className, value, onChange, onFocus, onArrowDown }: SearchBoxProps): ReactNode {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && value !== '') onChange('');
    else if (event.key === 'ArrowDown' && onArrowDown) onArrowDown();
    else return;
    event.preventDefault();
  };
  return (
    <div className={className}>
      <label className="ui-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
