import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  Location,
  UIMatch,
  useActionData,
  useLoaderData,
} from "react-router";

type WithParams<Args, Name extends string> = Omit<Args, "params"> & {
  params: Record<Name, string>;
};
/** Arguments of a loader. `Name`: the parameters in the path of its page. */
export type LoaderArgs<Name extends string = never> = WithParams<LoaderFunctionArgs, Name>;
export type ActionArgs<Name extends string = never> = WithParams<ActionFunctionArgs, Name>;

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Props of a page's component. */
export type PageProps<Loader = undefined, Action = undefined, Name extends string = never> = {
  loaderData: LoaderData<Loader>;
  actionData: ReturnType<typeof useActionData<Action>>;
  params: Record<Name, string>;
};

export type MetaArgs<Loader = undefined> = {
  loaderData: LoaderData<Loader>;
  matches: UIMatch[];
  location: Location;
};
