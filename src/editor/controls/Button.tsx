/** The buttons of the editor's panels and dialogs. */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Content } from '../../ui/jsx.ts';

export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & { readonly children: Content };

export function Button(props: ButtonProps): ReactNode {
  return <button type="button" className="editor-button" {...props} />;
}

export function SmallButton(props: ButtonProps): ReactNode {
  return <button type="button" className="editor-button editor-small-button" {...props} />;
}

/** What a dialog is for. */
export function PrimaryButton(props: ButtonProps): ReactNode {
  return <button type="button" className="editor-primary-button" {...props} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Its name and its title. */
  readonly label: string;
  readonly icon: Icon;
  readonly size?: number;
};

export function IconButton({ label, icon: Symbol, size = 14, ...attributes }: IconButtonProps): ReactNode {
  return (
    <button type="button" className="editor-icon-button" title={label} aria-label={label} {...attributes}>
      <Symbol aria-hidden size={size} />
    </button>
  );
}
