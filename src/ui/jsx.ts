/**
 * What the type checker takes for React's JSX: a text is always the only child of its element. React sets such a text as
 * the element's `textContent`. A text beside something else is a node of its own to React, which it changes and removes
 * for itself. The translators of browsers put other nodes in its place: the next change would throw, or not be seen.
 */
import type { JSX as ReactJSX, ReactElement, ReactNode } from 'react';

type ElementsOrNone = ReactElement | boolean | null | undefined | readonly Elements[];
/** What may stand beside anything else: elements, and what shows nothing. */
export type Elements = ElementsOrNone | '';
/** What an element may hold: elements, or one text. */
export type Content = ElementsOrNone | string | number;

/** The properties of a component that would take any node as its children: it may put them beside a text. */
type WithElements<Props> = Props extends { readonly children?: infer Children }
  ? ReactNode extends Children
    ? Omit<Props, 'children'> & { readonly children?: Elements }
    : Props
  : Props;

export declare const Fragment: (props: { readonly children?: Elements }) => Elements;

export declare namespace JSX {
  type ElementType = ReactJSX.ElementType;
  type Element = ReactJSX.Element;
  type ElementClass = ReactJSX.ElementClass;
  type ElementAttributesProperty = ReactJSX.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute;
  type LibraryManagedAttributes<Type, Props> = WithElements<ReactJSX.LibraryManagedAttributes<Type, Props>>;
  type IntrinsicAttributes = ReactJSX.IntrinsicAttributes;
  /** An interface: the type checker puts a component's class in no other. */
  interface IntrinsicClassAttributes<Type> extends ReactJSX.IntrinsicClassAttributes<Type> {}
  type IntrinsicElements = {
    [Name in keyof ReactJSX.IntrinsicElements]: Omit<ReactJSX.IntrinsicElements[Name], 'children'> & {
      readonly children?: Content;
    };
  };
}
