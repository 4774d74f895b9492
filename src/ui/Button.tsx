/** The buttons of owners' and staff pages. A link that looks like one has the class `ui-button`. */
import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Content } from './jsx.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly children: Content;
  /** What somebody most likely wants next, or what can't be undone. */
  readonly kind?: 'primary' | 'danger' | undefined;
  /** Beside a text. */
  readonly icon?: LucideIcon;
};

export function Button({ kind, icon: Icon, className = '', children, ...attributes }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`ui-button ${kind ? `ui-${kind} ` : ''}${className}`.trim()} {...attributes}>
      {Icon ? (
        <>
          <Icon aria-hidden size={18} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** Its name, and its tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: number;
};

/** A button that is an icon. */
export function IconButton({
  label,
  icon: Icon,
  size = 20,
  className = '',
  ...attributes
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`ui-icon-button ${className}`.trim()}
      aria-label={label}
      title={label}
      {...attributes}
    >
      <Icon aria-hidden size={size} />
    </button>
  );
}
